import { randomUUID } from 'node:crypto';
import { fullNameOf } from '../../forms/full-name.ts';
import { insertInto, type Sql } from '../../database/sql.ts';
import type { SpoolEntry } from '../../forms/spool-entry.ts';
import { REQUEST_FORMS } from '../../forms/forms.ts';
import { storedColumns } from '../entries/stored-columns.ts';

const DEFINED = new Set<string>(
  REQUEST_FORMS.flatMap(({ fields }) => fields.map(({ name }) => name)),
);

export async function storeRequest(db: Sql, submission: SpoolEntry): Promise<string> {
  const { fields, campaign, suspicions } = submission;
  const id = randomUUID();
  const columns = storedColumns(REQUEST_FORMS, submission);
  // Another version of the site may have spooled fields that this one does not know.
  const more = Object.entries(fields).filter(([name]) => !DEFINED.has(name));
  await db.execute(
    insertInto('requests', {
      id,
      status: 'new',
      kind: submission.kind,
      language: submission.locale,
      submission: submission.id,
      received_at: submission.receivedAt,
      suspected: suspicions.length > 0,
      ...columns,
      name: fullNameOf(fields),
      discount: columns.discount ?? campaign.discount ?? null,
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
