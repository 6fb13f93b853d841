import type { DatabaseAdapterObj } from 'payload';

/** A database whose adapter is changed as soon as Payload makes it. */
export function changedAdapter<Adapter>(
  db: DatabaseAdapterObj<Adapter>,
  change: (adapter: Adapter) => void,
): DatabaseAdapterObj<Adapter> {
  const init: typeof db.init = (args) => {
    const adapter = db.init(args);
    change(adapter);
    return adapter;
  };
  return { ...db, init };
}
