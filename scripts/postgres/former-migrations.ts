import { StartError } from '../processes/run-script.ts';
import { withClient } from './connect.ts';

/** This one makes the schema that those in FORMER made up to 0.9.0; they stay for one release. */
const INITIAL = '20261118_131625_initial';
const FORMER = `20261115_073323_initial 20261116_083842_newsletter_handover
  20261116_093502_recognise_forms 20261116_094749_last_saves 20261116_095228_no_lock_of_accounts
  20261116_100000_pictures_without_metadata 20261116_200851_programs_people_menu
  20261116_202009_partners_in_words 20261116_225947_request_concern
  20261116_232842_authors_sources_prices 20261117_021143_schedules
  20261117_023214_language_changes 20261117_030555_inbox 20261117_032304_bin_folders_alt_texts
  20261117_034740_drafts_of_globals 20261117_040430_people 20261117_062746_note_at_the_foot
  20261117_063500_shared_limits 20261117_071500_left_out 20261117_234500_converted_entries
  20261118_054148_account_changes 20261118_071411_words_of_list_pages`.split(/\s+/);

export const isFormer = (name: string) => FORMER.includes(name);

/** The migrations that a database or a backup has recorded, by the names of this version. */
export function presentNames(recorded: readonly string[]): readonly string[] {
  const later = recorded.filter((name) => !FORMER.includes(name));
  if (later.length === recorded.length) return recorded;
  if (recorded.length - later.length === FORMER.length) return [INITIAL, ...later];
  throw new StartError(
    'What is of before 0.9.0 has to pass through the tag v0.9.0 first: a database by npm run ' +
      'migrate there, a backup by npm run restore and npm run backup.',
  );
}

/** Puts one record in the place of all former ones, in one statement, so never only in part. */
export async function replaceFormerRecords(databaseUrl: string): Promise<void> {
  const recorded = await recordedMigrations(databaseUrl);
  if (presentNames(recorded) === recorded) return;
  const statement = `with gone as (delete from payload_migrations where name = any($1))
    update payload_migrations set name = $2 where name = $3`;
  await withClient(databaseUrl, (client) =>
    client.query(statement, [FORMER.slice(1), INITIAL, FORMER[0]]),
  );
}

/** The recorded migrations as they ran; none if the database does not exist yet, or is empty. */
export async function recordedMigrations(databaseUrl: string): Promise<string[]> {
  const query = 'select name from payload_migrations order by id';
  try {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query<{ name: string }>(query),
    );
    return rows.map((row) => row.name);
  } catch (error) {
    const isAbsent = ['3D000', '42P01'].includes(String((error as { code?: string }).code));
    if (isAbsent) return [];
    throw new StartError(`The database does not answer: ${(error as Error).message}`);
  }
}
