import type { Payload } from 'payload';
import type { Logger } from 'pino';

/** The database cancels a statement that hangs; failing that, the client closes the connection. */
const PATIENCE = {
  statement_timeout: 10_000,
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** One cms for all parts of the site. It is loaded on first use, and again after a failure. */
export function shareDatabase(logger: Logger, key?: string): () => Promise<Payload> {
  let opened: Promise<Payload> | undefined;
  const open = async () => {
    const { openDatabase } = await import('@clinic/cms/database');
    return openDatabase((error) => logger.warn({ err: error }, 'database'), PATIENCE, key);
  };
  return async () => {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
}
