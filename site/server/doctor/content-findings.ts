import { hasCollection } from '@clinic/cms/clinic-config/page-set';
import { isWholeEntry, withoutNames, type Dropped } from '#content/dropped.ts';
import { isUnwritten } from '#content/models/model.ts';
import { collectionModels, singletonModels } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { entryName } from './entry-name.ts';
import { about, counted, type Finding } from './finding.ts';

const AREA = 'content';
const WITHOUT: Readonly<Record<keyof typeof singletonModels, string>> = {
  clinic: 'pages have no address, phone number or name of the clinic',
  home: 'the home page has no words or pictures of its own',
  menu: 'pages have no menu',
};
/** Collections for the site's own redirects, which a Cockpit host need not have. */
const OPTIONAL = new Set(['redirects', 'slug_history']);

export function contentFindings(snapshot: Snapshot, dropped: readonly Dropped[]): Finding[] {
  return [
    ...Object.keys(collectionModels)
      .filter(hasCollection)
      .map((name) => collectionFinding(snapshot, name, dropped)),
    ...[...snapshot.collections.keys()]
      .filter((name) => !(name in collectionModels))
      .map((name) => collectionFinding(snapshot, name, dropped)),
    ...singletonNames().map((name) => singletonFinding(snapshot, name, dropped)),
    droppedFinding(dropped),
  ];
}

function collectionFinding(snapshot: Snapshot, name: string, dropped: readonly Dropped[]): Finding {
  const found = snapshot.collections.get(name);
  const items = (snapshot.items as Readonly<Record<string, readonly unknown[] | undefined>>)[name];
  const count = found?.entries.length ?? items?.length ?? 0;
  const { ok, look } = about(AREA, name);
  const refusal = dropped.find((one) => isRefusal(one) && one.collection === name);
  if (refusal && !OPTIONAL.has(name)) {
    const todo = `Let the token read ${name}, or make the collection, if the site should show it.`;
    return look(refusal.reason, todo);
  }
  // A source describes the fields of every collection that it has.
  if (count === 0 && !found?.fields.length && !OPTIONAL.has(name)) {
    const todo = `Make ${name} on the host, or say in CONTENT_NAMES_FILE what it is called there.`;
    return look('is not there', todo);
  }
  const lost = dropped.filter((one) => one.collection === name && isWholeEntry(one)).length;
  const says = counted(count, 'entry', 'entries');
  return lost === 0 ? ok(says) : look(`${says}, and ${lost} left out`);
}

function singletonFinding(
  { globals, singletons }: Snapshot,
  name: keyof typeof singletonModels,
  dropped: readonly Dropped[],
): Finding {
  const { ok, wrong } = about(AREA, name);
  const isWritten = !isUnwritten(globals[name]);
  if (isWritten && singletons.get(name)?.data) return ok('is there');
  const why = (is: (one: Dropped) => boolean) =>
    dropped.find((one) => one.collection === name && is(one))?.reason;
  const [refusal, misfit] = [why(isRefusal), why(isWholeEntry)];
  const lacking = (says: string, todo: string) => wrong(`${says}: ${WITHOUT[name]}`, todo);
  if (refusal) return lacking(refusal, `Let the token read the singleton ${name}, or make it.`);
  if (!singletons.get(name)?.data) return lacking('is not there', `Fill in the singleton ${name}.`);
  const unwritten = globals[name] ? 'nothing is written in it' : 'does not fit';
  return lacking(misfit ?? unwritten, `Correct the singleton ${name}.`);
}

function droppedFinding(dropped: readonly Dropped[]): Finding {
  const values = dropped.filter((one) => !isRefusal(one));
  const { ok, look } = about(AREA, 'left out');
  if (values.length === 0) return ok('nothing: everything fits');
  const whole = values.filter(isWholeEntry).length;
  const says = [
    ...(whole > 0 ? [counted(whole, 'entry', 'entries')] : []),
    ...(values.length > whole ? [counted(values.length - whole, 'value')] : []),
  ].join(' and ');
  const todo = 'Correct what is left out where it was written; the site shows the rest.';
  return look(says, todo, values.map(toLine));
}

function toLine(dropped: Dropped): string {
  const one = withoutNames(dropped);
  const field = one.field && ` ${one.field}${one.locale ? ` (${one.locale})` : ''}`;
  return `${entryName(one.collection, one)}${field ?? ''}: ${one.reason}`;
}

/** Whether a whole collection is refused. A bad item has no id either; its reason is `item …`. */
const isRefusal = ({ id, title, field, reason }: Dropped) =>
  id === '' && title === '' && field === undefined && !reason.startsWith('item ');

function singletonNames() {
  return Object.keys(singletonModels) as (keyof typeof singletonModels)[];
}
