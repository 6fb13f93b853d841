import type { Payload } from 'payload';
import pino from 'pino';
import type { Proof } from '../../site/app/forms/inbox.ts';
import type { ClinicDatabase } from './clinic-database.ts';
import { openAsEditor, SITE } from './open-as-editor.ts';

export type Options = {
  smtpUrl?: string;
  log?: string[];
  perAddressAndHour?: number;
  postHost?: string;
  formsHost?: string;
  /** The data folder of another machine; by default that of the database. */
  dataFolder?: string;
  /** Opens the database for the inbox; by default it is open already. */
  open?: () => Promise<Payload>;
};

/** The real inbox, in this process, on the given database. */
export async function openTestInbox(database: ClinicDatabase, options: Options = {}) {
  const payload: Payload = await openAsEditor(database);
  const { openInbox } = await import('../../site/server/inbox/inbox.ts');
  const { encodeVisitorPicture: encodePicture } =
    await import('../../site/server/pictures/encode-visitor-picture.ts');
  const write = (line: string) => options.log?.push(line);
  const opened = openInbox({
    database: options.open ?? (async () => payload),
    dataFolder: options.dataFolder ?? database.env.DATA_DIR,
    process: { number: 1, of: 1 },
    secret: database.env.SECRET,
    siteUrl: SITE,
    limits: {
      perAddressAndHour: options.perAddressAndHour ?? 100_000,
      inTotalAndMinute: 100_000,
    },
    retentionDays: 365,
    encodePicture,
    ...(options.formsHost && { formsHost: options.formsHost }),
    ...(options.postHost && { postHost: options.postHost }),
    mail: {
      ...(options.smtpUrl && { url: options.smtpUrl }),
      to: 'house@clinic.example',
      from: 'Montalba <post@clinic.example>',
      language: 'en',
      // The mail server of the test is in this process, which may pause.
      timeoutMs: 60_000,
    },
    logger: pino({ level: 'trace' }, { write }),
  });
  return { ...opened, payload };
}

/** A visitor without JavaScript: no proof of work, but an empty honeypot. */
export const PLAIN: Proof = { honeypot: '', address: '192.0.2.1' };
