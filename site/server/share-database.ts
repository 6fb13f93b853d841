import type { Payload } from 'payload';
import type { Logger } from 'pino';

/** One cms for all parts of the site. It is loaded late, and asked for again after a failure. */
export function shareDatabase(logger: Logger): () => Promise<Payload> {
  let opened: Promise<Payload> | undefined;
  const open = async () => {
    const { openDatabase } = await import('@alpsera/cms/database');
    return openDatabase((error) => logger.warn({ err: error }, 'database'));
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
