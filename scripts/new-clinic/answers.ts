import { parseArgs } from 'node:util';
import { clinic as starter } from '../../starter/clinic.ts';
import { StartError } from '../processes/run-script.ts';

const USAGE =
  'Name the clinic in small letters: npm run new-clinic -- montalba [--name … --languages en,fr --default en --country CH --currency CHF --time-zone Europe/Zurich --yes]';

export const STARTER_LANGUAGES = Object.keys(starter.languages);

export function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: {
      name: { type: 'string' },
      languages: { type: 'string' },
      default: { type: 'string' },
      country: { type: 'string' },
      currency: { type: 'string' },
      'time-zone': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [slug = ''] = positionals;
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(slug)) throw new StartError(USAGE);
  return { slug, values };
}

export type Given = ReturnType<typeof readArguments>;
export type Answers = Awaited<ReturnType<typeof askAnswers>>;
type Ask = (question: string, proposed: string) => Promise<string>;

/** Each answer is that of a flag, or else what was typed, or else the one that is proposed. */
export async function askAnswers({ slug, values }: Given, ask: Ask) {
  const answer = async (given: string | undefined, question: string, proposed: string) =>
    (given ?? (await ask(question, proposed))).trim();
  const name = await answer(values.name, 'Name to show', nameFrom(slug));
  const languages = await answer(
    values.languages,
    `Languages by their codes (with texts: ${STARTER_LANGUAGES.join(', ')})`,
    starter.defaultLanguage,
  );
  const codes = [...new Set(languages.toLowerCase().match(/[^\s,]+/g))];
  const first = codes.find((code) => STARTER_LANGUAGES.includes(code)) ?? '';
  const defaultLanguage = await answer(values.default, 'Default language', first);
  const country = await answer(values.country, 'Country', starter.countries[0] ?? '');
  const currency = await answer(values.currency, 'Currency', starter.currency);
  const timeZone = await answer(values['time-zone'], 'Time zone', starter.timeZone);
  if (!STARTER_LANGUAGES.includes(defaultLanguage)) {
    throw new StartError(
      `The default language stands in for what is not translated, so it must be one that the starter has: ${STARTER_LANGUAGES.join(', ')}.`,
    );
  }
  return {
    slug,
    name,
    languages: codes,
    defaultLanguage,
    country: country.toUpperCase(),
    currency: currency.toUpperCase(),
    timeZone,
  };
}

/** haus-am-see → Haus Am See */
function nameFrom(slug: string): string {
  return slug.replaceAll(/(?:^|-)[a-z0-9]/g, (start) => start.replace('-', ' ').toUpperCase());
}
