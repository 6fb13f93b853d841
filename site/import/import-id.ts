import { seedId } from '@clinic/cms/seed/seed-id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Our id of a host's entry: the same in every import, so that the next one finds the entry. */
export function importId(collection: string, id: string): string {
  const given = id.toLowerCase();
  return UUID.test(given) ? given : seedId(`cockpit/${collection}`, id);
}
