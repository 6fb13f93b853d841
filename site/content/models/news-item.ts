import { entryShape } from './entry.ts';
import { day, wireModel } from './model.ts';

export const newsItemModel = wireModel({ ...entryShape, date: day });
