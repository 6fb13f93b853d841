import type { Payload } from 'payload';

/** Payload takes `constructor` in an address for a collection, and fails. Seen in 3.90.1. */
export function noInheritedNames({ collections }: Pick<Payload, 'collections'>): void {
  Object.setPrototypeOf(collections, null);
}
