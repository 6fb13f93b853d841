import { saveClinicContact, type SavedClinicContact } from '@clinic/cms/mail/saved-clinic-contact';
import { LOCALES } from '@clinic/cms/clinic-config/locales';
import type { Logger } from 'pino';
import { OutageLog } from '#content/outage-log.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';

const LOOK_MS = 2_000;

type Options = {
  store: { readonly snapshot: Snapshot | undefined };
  dataFolder: string;
  logger: Logger;
};

/** Saves the clinic's details from a remote host, for the mails of this process and the studio. */
export function clinicContactSaver({ store, dataFolder, logger }: Options) {
  const outage = new OutageLog(logger);
  let timer: NodeJS.Timeout | undefined;
  let savedVersion: string | undefined;
  const save = async () => {
    const { snapshot } = store;
    if (!snapshot?.globals.clinic || snapshot.version === savedVersion) return;
    try {
      await saveClinicContact(dataFolder, linesOf(snapshot.globals.clinic));
      savedVersion = snapshot.version;
    } catch (error) {
      outage.warn({ err: error }, 'the clinic’s details for mails could not be noted');
    }
  };
  return {
    save,
    start() {
      timer = setInterval(() => void save(), LOOK_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}

function linesOf(clinic: NonNullable<Snapshot['globals']['clinic']>): SavedClinicContact {
  const { zip, city, street, phone, email } = clinic;
  const town = [zip, city].filter(Boolean).join(' ');
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const country = inLocale(clinic.country, locale);
      const address = [street, town, country].filter(Boolean).join(', ');
      return [locale, { name: inLocale(clinic.name, locale) ?? '', phone, email, address }];
    }),
  );
}
