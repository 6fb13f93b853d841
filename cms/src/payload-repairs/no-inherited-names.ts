import type { Payload } from 'payload';

/**
 * Payload looks up names in addresses in an object that inherits some, so it takes `constructor`
 * for a collection, and fails. Seen in 3.90.1.
 */
export function noInheritedNames({ collections }: Pick<Payload, 'collections'>): void {
  Object.setPrototypeOf(collections, null);
}
