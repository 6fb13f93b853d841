import { introFields } from '../fields/content.ts';
import { dayField } from '../fields/day.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const news = publishedCollection({
  slug: 'news',
  labels: {
    singular: { en: 'News item', de: 'Neuigkeit', it: 'Notizia' },
    plural: { en: 'News', de: 'News', it: 'News' },
  },
  newEntry: { en: 'New news item', de: 'Neue Meldung', it: 'Nuova notizia' },
  useAsTitle: 'title',
  hasPage: true,
  listPage: 'news',
  defaultSort: '-date',
  shownWindow: { day: 'date' },
  fields: [
    ...introFields(),
    slugField(),
    dayField('date', { en: 'Date', de: 'Datum', it: 'Data' }, { required: true }),
    {
      name: 'shown_from_note',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/components/publish-later/shown-from.tsx#ShownFrom' },
      },
    },
    ...seoFields(),
  ],
});
