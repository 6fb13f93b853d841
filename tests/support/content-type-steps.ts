import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change to a file: `text` is inserted in front of `before`, or is the whole of a new file. */
type Step = { file: string; text: string; before?: string };

const COLLECTION = `import { factsField, introFields, orderField } from '../fields/content.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

/** Days away from everyday life, with a theme. */
export const retreats = publishedCollection({
  slug: 'retreats',
  labels: {
    singular: { en: 'Retreat', de: 'Auszeit', it: 'Ritiro' },
    plural: { en: 'Retreats', de: 'Auszeiten', it: 'Ritiri' },
  },
  newEntry: { en: 'New retreat', de: 'Neue Auszeit', it: 'Nuovo ritiro' },
  useAsTitle: 'title',
  hasPage: true,
  listPage: 'retreats',
  defaultSort: 'order',
  fields: [...introFields(), factsField(), slugField(), orderField(), ...seoFields()],
});
`;

const ROWS = `  retreats: {
    paths: { en: 'retreats', de: 'auszeiten', it: 'ritiri', fr: 'retraites' },
    search: true,
    footer: 'care',
  },
  'retreats.item': {
    paths: {
      en: 'retreats/:slug',
      de: 'auszeiten/:slug',
      it: 'ritiri/:slug',
      fr: 'retraites/:slug',
    },
    collection: 'retreats',
    schemaType: 'MedicalTherapy',
  },
`;

const words = (title: string, intro: string) =>
  `    "retreats": ${JSON.stringify({ title, intro, description: intro })},\n`;

const entry = (image: string) => `- key: silence
  order: 10
  image: ${image}
  en: { title: Silence, slug: silence, excerpt: "Three days without a word." }
  de: { title: Stille, slug: stille, excerpt: "Drei Tage ohne ein Wort." }
  it: { title: Silenzio, slug: silenzio, excerpt: "Tre giorni senza parole." }
  fr: { title: Silence, slug: silence, excerpt: "Trois jours sans un mot." }
`;

/** The recipe in docs/tasks.md for a new collection `retreats`; commands generate the rest. */
export const BY_HAND: readonly Step[] = [
  { file: 'cms/src/collections/retreats.ts', text: COLLECTION },
  {
    file: 'cms/src/collections/content-collections.ts',
    before: "import { rooms } from './rooms.ts';",
    text: "import { retreats } from './retreats.ts';\n",
  },
  { file: 'cms/src/collections/content-collections.ts', before: 'programs]),', text: 'retreats, ' },
  {
    file: 'site/content/models/registry.ts',
    before: '  rooms: roomModel,',
    text: '  retreats: entryModel,\n',
  },
  { file: 'site/app/routing/table.ts', before: '  costs: {', text: ROWS },
  {
    file: 'site/app/messages/en.json',
    before: '    "rooms": {',
    text: words('Retreats', 'Days away from it all.'),
  },
  {
    file: 'site/app/messages/de.json',
    before: '    "rooms": {',
    text: words('Auszeiten', 'Tage fern von allem.'),
  },
  {
    file: 'site/app/messages/it.json',
    before: '    "rooms": {',
    text: words('Ritiri', 'Giorni lontano da tutto.'),
  },
  {
    file: 'starter/words/fr/site.json',
    before: '    "rooms": {',
    text: words('Retraites', 'Des jours loin de tout.'),
  },
  { file: 'demo/content/retreats/shared.yaml', text: entry('valley-morning.jpg') },
  { file: 'starter/content/retreats/shared.yaml', text: entry('treatment-room.jpg') },
];

export function takeSteps(checkout: string): void {
  for (const { file, text, before } of BY_HAND) {
    const place = path.join(checkout, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, before ? insertBefore(readFileSync(place, 'utf8'), text, before) : text);
  }
}

function insertBefore(source: string, text: string, before: string): string {
  const at = source.indexOf(before);
  if (at < 0) throw new Error(`There is no ${before}`);
  return source.slice(0, at) + text + source.slice(at);
}
