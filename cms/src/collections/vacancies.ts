import { contentField, excerptField, orderField, titleField } from '../fields/content.ts';
import { dayField } from '../fields/day.ts';
import { seoFields } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { publishedCollection } from './published.ts';

export const vacancies = publishedCollection({
  slug: 'vacancies',
  labels: {
    singular: { en: 'Vacancy', de: 'Offene Stelle', it: 'Posizione aperta' },
    plural: { en: 'Vacancies', de: 'Offene Stellen', it: 'Posizioni aperte' },
  },
  newEntry: { en: 'New vacancy', de: 'Neue offene Stelle', it: 'Nuova posizione aperta' },
  appears: { lastDay: 'valid_through' },
  hasPage: true,
  hasAddress: false,
  listPage: 'vacancies',
  fields: [
    titleField(),
    excerptField(),
    contentField(),
    {
      name: 'workload',
      type: 'text',
      maxLength: 40,
      label: { en: 'Workload', de: 'Pensum', it: 'Grado di occupazione' },
    },
    {
      name: 'employment_type',
      type: 'select',
      required: true,
      defaultValue: 'FULL_TIME',
      label: { en: 'Employment', de: 'Anstellung', it: 'Impiego' },
      // The values are those of schema.org, which search engines read.
      options: [
        { value: 'FULL_TIME', label: { en: 'Full time', de: 'Vollzeit', it: 'Tempo pieno' } },
        { value: 'PART_TIME', label: { en: 'Part time', de: 'Teilzeit', it: 'Tempo parziale' } },
        { value: 'TEMPORARY', label: { en: 'Temporary', de: 'Befristet', it: 'A termine' } },
        { value: 'INTERN', label: { en: 'Internship', de: 'Praktikum', it: 'Stage' } },
        { value: 'OTHER', label: { en: 'Other', de: 'Andere', it: 'Altro' } },
      ],
    },
    dayField(
      'date',
      { en: 'Posted on', de: 'Ausgeschrieben am', it: 'Pubblicata il' },
      { required: true },
    ),
    dayField('valid_through', { en: 'Open until', de: 'Offen bis', it: 'Aperta fino al' }),
    slugField(),
    orderField(),
    ...seoFields(),
  ],
});
