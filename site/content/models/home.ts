import { z } from 'zod';
import { imageField, localized, requiredIn, wireModel } from './model.ts';

export const homeModel = wireModel({
  hero_title: requiredIn(localized(z.string())),
  hero_text: localized(z.string()),
  hero_image: imageField,
  approach_title: localized(z.string()),
  approach_text: localized(z.string()),
  steps: localized(z.array(z.object({ title: z.string(), text: z.string() }))),
  place_title: localized(z.string()),
  place_text: localized(z.string()),
  place_image: imageField,
  seo_title: localized(z.string()),
  seo_description: localized(z.string()),
  seo_image: imageField,
});
