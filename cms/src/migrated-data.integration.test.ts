import { readdirSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../tests/support/clinic-database.ts';
import { prepare } from '../../tests/support/prepare.ts';

/** Migrations from this one on found data that they had to carry over. */
const STEP = 'drafts_of_globals';

/** The names of all migrations, in their order. */
const names = readdirSync('cms/migrations')
  .filter((file) => /^\d.*\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

/** All migrations run in two processes, one after the other; a busy machine needs its time. */
const PATIENCE = { timeout: 400_000 };

it(
  'what visitors saw stays published, and everybody may do what they might before',
  PATIENCE,
  async () => {
    const database = await createEmptyDatabase();
    const at = names.findIndex((name) => name.endsWith(STEP));
    await prepare({ ...database.env, MIGRATIONS: names.slice(0, at).join(',') });
    const client = new pg.Client({ connectionString: database.env.DATABASE_URL });
    await client.connect();
    try {
      await client.query(`
      with home as (insert into home (id) values (gen_random_uuid()) returning id)
        insert into home_locales (hero_title, _locale, _parent_id)
        select title, locale::_locales, id from home, (values ('A', 'en'), ('B', 'de')) as t (title, locale);
      with menu as (insert into menu (id) values (gen_random_uuid()) returning id)
        insert into menu_nodes (_order, _parent_id, _locale, id, name)
        select nr, id, 'it', 'node' || nr, 'Voce' from menu, (values (1), (2)) as t (nr);
      with clinic as (
        insert into clinic (id, phone, email) values (gen_random_uuid(), '1', 'a@b.example') returning id
      ), logo as (
        insert into clinic_logos (_order, _parent_id, id, name) select 1, id, 'logo', 'L' from clinic
        returning id
      ), words as (
        insert into clinic_locales (name, _locale, _parent_id) select 'C', 'en', id from clinic
      )
        insert into clinic_logos_locales (text, _locale, _parent_id)
        select 'Wald', 'de', id from logo;
      insert into users (id, email, role) values
        (gen_random_uuid(), 'a@clinic.example', 'admin'),
        (gen_random_uuid(), 'e@clinic.example', 'editor');`);
      await prepare({ ...database.env, MIGRATIONS: names.join(',') });
      const statuses = async (table: string) => {
        const { rows } = await client.query(
          `select _locale, _status from ${table} order by _locale`,
        );
        return rows.map(({ _locale, _status }) => `${_locale} ${_status}`);
      };
      expect(await statuses('home_locales')).toEqual(['en published', 'de published']);
      expect(await statuses('clinic_locales')).toEqual(['en published']);
      expect(await statuses('menu_locales')).toEqual(['it published']);
      const { rows } = await client.query('select text, text_de, text_it from clinic_logos');
      expect(rows).toEqual([{ text: null, text_de: 'Wald', text_it: null }]);
      const { rows: roles } = await client.query(
        `select email, array_agg(value::text order by "order") as roles
       from users join users_roles on parent_id = users.id group by email order by email`,
      );
      expect(roles).toEqual([
        { email: 'a@clinic.example', roles: ['admin'] },
        { email: 'e@clinic.example', roles: ['editor', 'inbox'] },
      ]);
    } finally {
      await client.end();
      await database.remove();
    }
  },
);
