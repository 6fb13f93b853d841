import * as migration_20261115_073323_initial from './20261115_073323_initial';
import * as migration_20261116_083842_newsletter_handover from './20261116_083842_newsletter_handover';
import * as migration_20261116_093502_recognise_forms from './20261116_093502_recognise_forms';
import * as migration_20261116_094749_last_saves from './20261116_094749_last_saves';
import * as migration_20261116_095228_no_lock_of_accounts from './20261116_095228_no_lock_of_accounts';
import * as migration_20261116_100000_pictures_without_metadata from './20261116_100000_pictures_without_metadata';
import * as migration_20261116_200851_programs_people_menu from './20261116_200851_programs_people_menu';
import * as migration_20261116_202009_partners_in_words from './20261116_202009_partners_in_words';
import * as migration_20261116_225947_request_concern from './20261116_225947_request_concern';
import * as migration_20261116_232842_authors_sources_prices from './20261116_232842_authors_sources_prices';
import * as migration_20261117_021143_schedules from './20261117_021143_schedules';
import * as migration_20261117_023214_language_changes from './20261117_023214_language_changes';
import * as migration_20261117_030555_inbox from './20261117_030555_inbox';
import * as migration_20261117_032304_bin_folders_alt_texts from './20261117_032304_bin_folders_alt_texts';
import * as migration_20261117_034740_drafts_of_globals from './20261117_034740_drafts_of_globals';
import * as migration_20261117_040430_people from './20261117_040430_people';
import * as migration_20261117_062746_note_at_the_foot from './20261117_062746_note_at_the_foot';
import * as migration_20261117_063500_shared_limits from './20261117_063500_shared_limits';
import * as migration_20261117_071500_left_out from './20261117_071500_left_out';
import * as migration_20261117_234500_converted_entries from './20261117_234500_converted_entries';
import * as migration_20261118_054148_account_changes from './20261118_054148_account_changes';
import * as migration_20261118_071411_words_of_list_pages from './20261118_071411_words_of_list_pages';

export const migrations = [
  {
    up: migration_20261115_073323_initial.up,
    down: migration_20261115_073323_initial.down,
    name: '20261115_073323_initial',
  },
  {
    up: migration_20261116_083842_newsletter_handover.up,
    down: migration_20261116_083842_newsletter_handover.down,
    name: '20261116_083842_newsletter_handover',
  },
  {
    up: migration_20261116_093502_recognise_forms.up,
    down: migration_20261116_093502_recognise_forms.down,
    name: '20261116_093502_recognise_forms',
  },
  {
    up: migration_20261116_094749_last_saves.up,
    down: migration_20261116_094749_last_saves.down,
    name: '20261116_094749_last_saves',
  },
  {
    up: migration_20261116_095228_no_lock_of_accounts.up,
    down: migration_20261116_095228_no_lock_of_accounts.down,
    name: '20261116_095228_no_lock_of_accounts',
  },
  {
    up: migration_20261116_100000_pictures_without_metadata.up,
    down: migration_20261116_100000_pictures_without_metadata.down,
    name: '20261116_100000_pictures_without_metadata',
  },
  {
    up: migration_20261116_200851_programs_people_menu.up,
    down: migration_20261116_200851_programs_people_menu.down,
    name: '20261116_200851_programs_people_menu',
  },
  {
    up: migration_20261116_202009_partners_in_words.up,
    down: migration_20261116_202009_partners_in_words.down,
    name: '20261116_202009_partners_in_words',
  },
  {
    up: migration_20261116_225947_request_concern.up,
    down: migration_20261116_225947_request_concern.down,
    name: '20261116_225947_request_concern',
  },
  {
    up: migration_20261116_232842_authors_sources_prices.up,
    down: migration_20261116_232842_authors_sources_prices.down,
    name: '20261116_232842_authors_sources_prices',
  },
  {
    up: migration_20261117_021143_schedules.up,
    down: migration_20261117_021143_schedules.down,
    name: '20261117_021143_schedules',
  },
  {
    up: migration_20261117_023214_language_changes.up,
    down: migration_20261117_023214_language_changes.down,
    name: '20261117_023214_language_changes',
  },
  {
    up: migration_20261117_030555_inbox.up,
    down: migration_20261117_030555_inbox.down,
    name: '20261117_030555_inbox',
  },
  {
    up: migration_20261117_032304_bin_folders_alt_texts.up,
    down: migration_20261117_032304_bin_folders_alt_texts.down,
    name: '20261117_032304_bin_folders_alt_texts',
  },
  {
    up: migration_20261117_034740_drafts_of_globals.up,
    down: migration_20261117_034740_drafts_of_globals.down,
    name: '20261117_034740_drafts_of_globals',
  },
  {
    up: migration_20261117_040430_people.up,
    down: migration_20261117_040430_people.down,
    name: '20261117_040430_people',
  },
  {
    up: migration_20261117_062746_note_at_the_foot.up,
    down: migration_20261117_062746_note_at_the_foot.down,
    name: '20261117_062746_note_at_the_foot',
  },
  {
    up: migration_20261117_063500_shared_limits.up,
    down: migration_20261117_063500_shared_limits.down,
    name: '20261117_063500_shared_limits',
  },
  {
    up: migration_20261117_071500_left_out.up,
    down: migration_20261117_071500_left_out.down,
    name: '20261117_071500_left_out',
  },
  {
    up: migration_20261117_234500_converted_entries.up,
    down: migration_20261117_234500_converted_entries.down,
    name: '20261117_234500_converted_entries',
  },
  {
    up: migration_20261118_054148_account_changes.up,
    down: migration_20261118_054148_account_changes.down,
    name: '20261118_054148_account_changes',
  },
  {
    up: migration_20261118_071411_words_of_list_pages.up,
    down: migration_20261118_071411_words_of_list_pages.down,
    name: '20261118_071411_words_of_list_pages'
  },
];
