import { entryShape } from './entry.ts';
import { day, optionalDay, optionalText, wireModel } from './model.ts';

export const vacancyModel = wireModel({
  ...entryShape,
  date: day,
  workload: optionalText,
  /** A schema.org value, such as FULL_TIME. */
  employment_type: optionalText,
  valid_through: optionalDay,
});
