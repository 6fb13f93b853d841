import { SIDEBAR, uiField } from '../fields/ui-field.ts';
import { introFields } from '../fields/content.ts';
import { dayField } from '../fields/day.ts';
import { authorField } from '../fields/review.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const news = publishedCollection({
  slug: 'news',
  labels: {
    singular: { en: 'News item', de: 'News-Beitrag', it: 'Notizia' },
    plural: { en: 'News', de: 'News', it: 'News' },
  },
  newEntry: { en: 'New news item', de: 'Neuer News-Beitrag', it: 'Nuova notizia' },
  hasPage: true,
  listPage: 'news',
  defaultSort: '-date',
  shownWindow: { day: 'date' },
  fields: [
    ...introFields(),
    slugField(),
    dayField('date', { en: 'Date', de: 'Datum', it: 'Data' }, { required: true }),
    authorField(),
    uiField('shown_from_note', 'publish-later/shown-from.tsx#ShownFrom', SIDEBAR),
    ...seoFields(),
  ],
});
