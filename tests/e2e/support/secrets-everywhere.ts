import { PAGE_PATHS } from '../../../site/app/routing/match-page.ts';
import type { FullStack } from '../../support/full-stack.ts';

const EMAIL = 'anna.muster@example.org';
const NAME = 'Geheimniswahrerin';
const PASSWORD = 'Ein-Passwort-das-niemand-kennt';
/** Personal data that must not appear in any log. */
export const SECRETS = [EMAIL, NAME, PASSWORD];

/** Makes every write fail, with an error message that repeats the written values. */
export function failingDatabase(): string {
  return `
    create function fail() returns trigger language plpgsql as $$
    begin
      raise exception 'cannot keep %', to_jsonb(new)
        using detail = to_jsonb(new)::text, hint = to_jsonb(new)::text;
    end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger fail before insert or update on %I
                        for each row execute function fail()', name);
      end loop;
    end $$;`;
}

/** Makes every login query fail, so that no account is found. */
const NO_ACCOUNTS = 'alter table users rename column email to gone';

/** Values that are valid for every form of the site. */
const FIELDS = {
  salutation: 'mrs',
  firstname: NAME,
  lastname: NAME,
  name: NAME,
  email: EMAIL,
  phone: '+41 79 555 01 02',
  street: NAME,
  zip: '7000',
  city: NAME,
  country: 'CH',
  stay: 'stationary',
  start: '2093-01-04',
  end: '2093-01-18',
  message: NAME,
  category: 'other',
  rating: '5',
  testimonial: `${NAME} ${EMAIL}`,
  location: NAME,
  privacy: 'on',
  newsletter: 'on',
  discount: NAME,
  title: NAME,
  description: NAME,
  slug: NAME,
  token: NAME,
  password: PASSWORD,
  setup_code: NAME,
  roles: 'editor',
};

type Answer = { path: string; status: number };

/** Sends the secrets to every route of the site and of the studio's REST API and panel. */
export async function sendEverywhere(stack: FullStack, token: string): Promise<Answer[]> {
  const before = [...(await toSite(stack)), ...(await toStudio(stack, token))];
  await stack.sql(NO_ACCOUNTS);
  return [...before, ...(await toStudio(stack, token))];
}

async function toSite({ site }: FullStack): Promise<Answer[]> {
  const answers: Answer[] = [];
  const query = new URLSearchParams({ ...FIELDS, q: NAME, news: NAME, program: NAME });
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const paths = [
    ...PAGE_PATHS.map(({ path }) => `/${path.replaceAll(/:\w+/g, 'nothing')}`),
    ...['/consent', '/header-messages/dismiss', '/preview', '/readyz', '/sitemap.xml'],
    ...['/api/collections/get/diagnose', '/api/detektivo/collection/diagnose', '/api/home'],
    ...['/api/cockpit/image', '/api/singletons/get/clinic'],
  ];
  for (const path of paths) {
    const asked = await site.get(`${path}?${query}`, { headers });
    const body = new URLSearchParams(FIELDS);
    const posted = await site.get(path, { method: 'POST', body, headers });
    answers.push({ path, status: asked.status }, { path, status: posted.status });
  }
  return answers;
}

async function toStudio({ studio }: FullStack, token: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const send = async (path: string, init: RequestInit = {}) => {
    const { status } = await fetch(`${studio.url}${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        Authorization: `JWT ${token}`,
        Origin: studio.url,
        ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      },
    });
    answers.push({ path, status });
  };
  const body = JSON.stringify(FIELDS);
  const id = crypto.randomUUID();
  for (const way of ['login', 'forgot-password', 'reset-password', 'first-register', 'unlock']) {
    await send(`/api/users/${way}`, { method: 'POST', body });
  }
  const where = `where[or][0][email][equals]=${EMAIL}&where[or][1][name][equals]=${NAME}`;
  for (const collection of ['users', 'requests', 'subscribers', 'mails', 'diagnose', 'redirects']) {
    await send(`/api/${collection}?${where}&sort=${NAME}`);
    await send(`/api/${collection}`, { method: 'POST', body });
    await send(`/api/${collection}?where[id][exists]=true`, { method: 'PATCH', body });
    await send(`/api/${collection}/${id}`, { method: 'PATCH', body });
    await send(`/admin/collections/${collection}?search=${NAME}&${where}`);
  }
  for (const global of ['clinic', 'home', 'menu']) {
    await send(`/api/globals/${global}`, { method: 'POST', body });
  }
  await send('/admin/account');
  await send(`/admin/login?redirect=${NAME}`);
  await send(`/admin/reset/${NAME}`);
  return answers;
}
