import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { textGaps } from '@clinic/cms/overview/text-gaps';
import type { Snapshot } from '#content/snapshot.ts';
import { readHtml } from '#content/values/html.ts';
import type { WireField } from '#content/values/wire.ts';
import { nameOf } from './entry-name.ts';
import { about, counted, type Finding } from './finding.ts';

/** Places in published texts that were to be filled in: visitors read `[[…]]` there. */
export function gapFinding({ collections, singletons }: Snapshot): Finding {
  const list = [
    ...[...collections].flatMap(([name, { entries, fields }]) =>
      entries.flatMap((entry) => linesOf(nameOf(name, entry), entry, fields)),
    ),
    ...[...singletons].flatMap(([name, { data, fields }]) => linesOf(name, data ?? {}, fields)),
  ];
  const { ok, wrong } = about('content', 'gaps in texts');
  if (list.length === 0) return ok('every text is filled in');
  const todo = 'Fill in the places that texts mark as [[…]]: visitors read them as they are.';
  return wrong(`${counted(list.length, 'place')} still to be filled in`, todo, list);
}

function linesOf(name: string, entry: object, fields: readonly WireField[]): string[] {
  const lines = Object.entries(entry).flatMap(([key, value]) =>
    textGaps({ [key]: value }).map(({ words, locale = ownLocale(fields, key) }) => {
      const where = locale ? `${name} (${locale})` : name;
      return `${where}: ${readHtml(words).words}`;
    }),
  );
  return [...new Set(lines)];
}

/** Undefined for a field that is not translated: a gap in it belongs to no language. */
function ownLocale(fields: readonly WireField[], key: string): string | undefined {
  return fields.some(({ localize, name }) => localize && name === key) ? DEFAULT_LOCALE : undefined;
}
