import { seedId } from '@clinic/cms/seed/seed-id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a host's entry in our database. Our ids are UUIDs; for the host's own kind one is
 * derived, the same in every import, so that a second import finds what the first has made.
 */
export function importId(collection: string, id: string): string {
  const given = id.toLowerCase();
  return UUID.test(given) ? given : seedId(`cockpit/${collection}`, id);
}
