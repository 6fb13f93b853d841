import { randomUUID } from 'node:crypto';
import { nameOf } from '../mail/name-of.ts';
import { insertInto, type Sql } from '../sql.ts';
import { fieldText } from './field-text.ts';
import type { KeptSubmission } from './kept-submission.ts';

/** The form fields that have a column of the same name. */
const COLUMNS = [
  ...['salutation', 'firstname', 'lastname', 'email', 'phone', 'skype'],
  ...['street', 'zip', 'city', 'country', 'stay', 'start', 'end', 'program'],
  ...['category', 'news', 'message'],
] as const;
const OTHERS = new Set<string>([...COLUMNS, 'name', 'discount', 'newsletter', 'privacy']);

/** Stores a request or a message from the contact page; returns its id in the studio. */
export async function storeRequest(db: Sql, submission: KeptSubmission): Promise<string> {
  const { fields, campaign, suspicions } = submission;
  const id = randomUUID();
  // A form may gain a field before the studio does: such values are stored together in `more`.
  const more = Object.entries(fields).filter(([name]) => !OTHERS.has(name));
  await db.execute(
    insertInto('requests', {
      id,
      status: 'new',
      kind: submission.kind,
      language: submission.locale,
      submission: submission.id,
      received_at: submission.receivedAt,
      privacy_agreed_at: fields.privacy === true ? submission.receivedAt : null,
      suspected: suspicions.length > 0,
      name: nameOf(fields),
      ...Object.fromEntries(COLUMNS.map((name) => [name, fieldText(fields[name])])),
      discount: fieldText(fields.discount) ?? campaign.discount ?? null,
      newsletter: fields.newsletter === true,
      utm_source: campaign.utm_source ?? null,
      utm_campaign: campaign.utm_campaign ?? null,
      label: campaign.label ?? null,
      gclid: campaign.gclid ?? null,
      more: more.length > 0 ? JSON.stringify(Object.fromEntries(more)) : null,
    }),
  );
  for (const [order, value] of suspicions.entries()) {
    const row = { id: randomUUID(), order: order + 1, parent_id: id, value };
    await db.execute(insertInto('requests_suspicions', row));
  }
  return id;
}
