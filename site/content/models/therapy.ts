import { entryShape } from './entry.ts';
import { links, wireModel } from './model.ts';

export const therapyModel = wireModel({
  ...entryShape,
  related: links,
  related_concerns: links,
});
