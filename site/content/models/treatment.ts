import { entryShape } from './entry.ts';
import { wireModel } from './model.ts';

export const treatmentModel = wireModel(entryShape);
