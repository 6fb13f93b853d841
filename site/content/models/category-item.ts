import { entryShape } from './entry.ts';
import { link, wireModel } from './model.ts';

export const categoryItemModel = wireModel({ ...entryShape, category: link });
