import { entryShape } from './entry.ts';
import { optionalText, wireModel } from './model.ts';

/** A page with a key is shown at an address of the route table; one without, at its slug. */
export const pageModel = wireModel({ ...entryShape, key: optionalText });
