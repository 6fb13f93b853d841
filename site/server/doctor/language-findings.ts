import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { variantName, type WireEntry } from '#content/values/wire.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { nameOf } from './entry-name.ts';
import { about, counted, type Finding } from './finding.ts';

/** Collections that are written in one language, or have no words of their own. */
const WITHOUT_LANGUAGES = new Set(['testimonials', 'redirects', 'slug_history']);
/** The operator reads English. */
const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });

export function languageFindings(snapshot: Snapshot): Finding[] {
  return LOCALES.map((locale) => languageFinding(snapshot, locale));
}

function languageFinding(snapshot: Snapshot, locale: Locale): Finding {
  const { ok, look, wrong } = about('languages', locale);
  const language = ENGLISH_NAMES.of(locale) ?? locale;
  const texts = [...snapshot.collections]
    .filter(([name]) => !WITHOUT_LANGUAGES.has(name))
    .flatMap(([name, { entries }]) => entries.filter(hasTitle).map((entry) => ({ name, entry })));
  const lacking = texts.filter(({ entry }) => !entry[variantName('title', locale)]);
  const list = [
    ...(lacksMenu(snapshot, locale) ? ['menu: the English one is shown'] : []),
    ...lacking.map(({ name, entry }) => nameOf(name, entry)),
  ];
  if (texts.length > 0 && lacking.length === texts.length) {
    const todo = `Write the content in ${language}, or do not announce that language.`;
    return wrong(`nothing is written in ${language}`, todo);
  }
  if (list.length === 0) return ok('everything is written');
  const all = counted(texts.length, 'entry', 'entries');
  const todo = `Translate what lacks ${language}; it is not listed in that language until then.`;
  return look(`${lacking.length} of ${all} not written in ${language}`, todo, list);
}

function hasTitle(entry: WireEntry): boolean {
  return LOCALES.some((locale) => Boolean(entry[variantName('title', locale)]));
}

function lacksMenu({ globals }: Snapshot, locale: Locale): boolean {
  return globals.menu !== undefined && !globals.menu.nodes[locale]?.length;
}
