import { z } from 'zod';
import {
  icon,
  imageField,
  link,
  listOf,
  localized,
  monthDay,
  optionalText,
  singletonModel,
  textOrEmpty,
  webAddress,
  wireModel,
} from './model.ts';

/** Fields without which a page has a gap: if they are empty, they are reported. */
export const EXPECTED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  clinic: ['name', 'phone', 'email'],
  home: ['hero_title'],
};

const logo = wireModel({
  name: z.string(),
  text: localized(z.string()),
  mark: icon,
  image: imageField,
  url: webAddress,
});

export const clinicModel = singletonModel({
  name: localized(z.string()),
  claim: localized(z.string()),
  /** A line at the very bottom of all pages. */
  footer_note: localized(z.string()),
  phone: textOrEmpty,
  /** Shown beside the phone number on error pages. */
  phone_invitation: localized(z.string()),
  fax: optionalText,
  email: textOrEmpty,
  street: optionalText,
  zip: optionalText,
  city: optionalText,
  country: localized(z.string()),
  opening_times: localized(z.array(z.object({ days: z.string(), hours: z.string() }))),
  /** What the footer says of the newsletter. */
  newsletter_title: localized(z.string()),
  newsletter_text: localized(z.string()),
  /** Who pays for a stay. */
  insurance: localized(z.string()),
  /** Ids of members of the team. */
  medical_director: link,
  answers_phone: link,
  maps_url: webAddress,
  social: listOf(z.object({ name: z.string(), url: webAddress })).transform((list) =>
    list.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
  ),
  shop_url: webAddress,
  voucher_url: localized(webAddress),
  logos: listOf(logo).catch([]),
});

const season = z.object({ image: imageField, from: monthDay, until: monthDay });

export const homeModel = singletonModel({
  hero_title: localized(z.string()),
  hero_text: localized(z.string()),
  hero_image: imageField,
  /** Pictures that replace `hero_image` on some days of every year. */
  hero_seasons: listOf(season)
    .transform((rows) => rows.flatMap(({ image, ...days }) => (image ? { image, ...days } : [])))
    .catch([]),
  panorama_image: imageField,
  approach_title: localized(z.string()),
  approach_text: localized(z.string()),
  steps: localized(z.array(z.object({ title: z.string(), text: z.string(), image: imageField }))),
  people_title: localized(z.string()),
  people_text: localized(z.string()),
  people_image: imageField,
  place_title: localized(z.string()),
  place_text: localized(z.string()),
  place_image: imageField,
  video: link,
  seo_title: localized(z.string()),
  seo_description: localized(z.string()),
  seo_image: imageField,
});

export const headerMessageModel = wireModel({
  _id: z.string(),
  title: localized(z.string()),
  description: localized(z.string()),
});
