import type { Payload } from 'payload';

/**
 * Payload looks up the names in addresses in an object that inherits names, so it takes
 * `constructor` for a collection, and fails. Seen in 3.90.1; not reported upstream that we know of.
 */
export function noInheritedNames({ collections }: Pick<Payload, 'collections'>): void {
  Object.setPrototypeOf(collections, null);
}
