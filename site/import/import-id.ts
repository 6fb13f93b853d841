import { seedId } from '@clinic/cms/seed/seed-id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same in every import, so that a second one finds what the first has made. */
export function importId(collection: string, id: string): string {
  const given = id.toLowerCase();
  return UUID.test(given) ? given : seedId(`cockpit/${collection}`, id);
}
