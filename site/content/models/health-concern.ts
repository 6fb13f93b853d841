import { entryShape } from './entry.ts';
import { links, wireModel } from './model.ts';

export const healthConcernModel = wireModel({
  ...entryShape,
  related_therapies: links,
  related_diagnose: links,
  related_programs: links,
});
