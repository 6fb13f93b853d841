import type { TextFieldSingleValidation } from 'payload';
import { editorsOrInboxStaff } from '../access/roles.ts';
import { env } from '../settings/env.ts';
import { imageField } from '../fields/content.ts';
import { dayField } from '../fields/day.ts';
import { keptLanguage, WRITTEN_LANGUAGE_OPTIONS } from '../fields/language-options.ts';
import { messageFor } from '../studio-words/studio-languages.ts';
import { requiredText } from '../fields/text.ts';
import { youtubeUrlField } from '../fields/youtube.ts';
import { exportAccepted, forgetAccepted } from '../inbox/testimonials/accepted-testimonials.ts';
import {
  approveTestimonial,
  forgetRejection,
  rejectTestimonial,
  moderationFields,
} from '../inbox/testimonials/moderation.ts';
import {
  copyPictureToLibrary,
  deletePictures,
  deleteRemovedPictures,
  noteSubmission,
} from '../inbox/testimonials/visitor-pictures.ts';
import {
  NAME_MAX_CHARACTERS,
  NAME_MIN_CHARACTERS,
  PLACE_MAX_CHARACTERS,
  RATING_MAX,
  RATING_STEP,
  TESTIMONIAL_MIN_CHARACTERS,
} from '../forms/limits.ts';
import { publishedCollection } from './published.ts';

const countryCode: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[A-Z]{2}$/.test(value) ||
  messageFor(req, {
    en: 'Two capital letters, such as CH.',
    de: 'Zwei Grossbuchstaben, etwa CH.',
    it: 'Due lettere maiuscole, per esempio CH.',
  });

/** If so, visitors see the testimonials of that host, not what is published here. */
const isRemoteContent = env.CONTENT_API_HOST !== undefined;

/** Each is in one language. What visitors submit is a draft; publishing it is the approval. */
export const testimonials = publishedCollection({
  slug: 'testimonials',
  labels: {
    singular: { en: 'Testimonial', de: 'Patientenmeinung', it: 'Testimonianza' },
    plural: { en: 'Testimonials', de: 'Patientenmeinungen', it: 'Testimonianze' },
  },
  newEntry: { en: 'New testimonial', de: 'Neue Patientenmeinung', it: 'Nuova testimonianza' },
  useAsTitle: 'name',
  mayLack: ['image'],
  hasPage: false,
  listPage: 'testimonials',
  publishPerLanguage: false,
  changedBy: editorsOrInboxStaff,
  // A copy is of no use, and would survive when the author has the original deleted.
  disableDuplicate: true,
  hasBin: false,
  defaultSort: '-date',
  hooks: {
    beforeChange: [forgetRejection, copyPictureToLibrary],
    afterChange: [deleteRemovedPictures, ...(isRemoteContent ? [exportAccepted] : [])],
    beforeDelete: [noteSubmission],
    afterDelete: [deletePictures, ...(isRemoteContent ? [forgetAccepted] : [])],
  },
  columns: ['lang', 'suspected', 'rejected_at'],
  endpoints: [
    { path: '/:id/approve', method: 'post', handler: approveTestimonial },
    { path: '/:id/reject', method: 'post', handler: rejectTestimonial },
  ],
  fields: [
    {
      ...requiredText('name', { en: 'Name', de: 'Name', it: 'Nome' }, NAME_MAX_CHARACTERS),
      minLength: NAME_MIN_CHARACTERS,
    },
    {
      name: 'location',
      type: 'text',
      maxLength: PLACE_MAX_CHARACTERS,
      label: { en: 'Place', de: 'Ort', it: 'Località' },
    },
    {
      name: 'country',
      type: 'text',
      validate: countryCode,
      label: { en: 'Country', de: 'Land', it: 'Paese' },
      admin: {
        components: {
          Field: '/components/inbox/country.tsx#Country',
          Cell: {
            path: '/components/inbox/sent-value.tsx#SentValueCell',
            clientProps: { sent: { name: 'country', type: 'country' } },
          },
        },
      },
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      minLength: TESTIMONIAL_MIN_CHARACTERS,
      label: { en: 'Testimonial', de: 'Text', it: 'Testo' },
    },
    {
      name: 'rating',
      type: 'number',
      required: true,
      min: 0,
      max: RATING_MAX,
      label: { en: 'Rating (of 5)', de: 'Bewertung (von 5)', it: 'Valutazione (su 5)' },
      admin: { step: RATING_STEP },
    },
    imageField(),
    youtubeUrlField('video', {
      en: 'Video on YouTube',
      de: 'Video auf YouTube',
      it: 'Video su YouTube',
    }),
    {
      name: 'lang',
      type: 'select',
      required: true,
      label: { en: 'Language', de: 'Sprache', it: 'Lingua' },
      options: WRITTEN_LANGUAGE_OPTIONS,
      validate: keptLanguage,
      admin: { position: 'sidebar' },
    },
    dayField('date', { en: 'Date', de: 'Datum', it: 'Data' }, { required: true }),
    ...moderationFields(),
  ],
});
