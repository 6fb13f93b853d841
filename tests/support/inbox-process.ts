import { createServer } from 'node:http';
import pino from 'pino';
import type { Submission } from '../../site/app/forms/inbox-context.ts';
import { env } from '../../site/server/env.ts';
import { openInbox } from '../../site/server/inbox/inbox.ts';
import { inboxSettings } from '../../site/server/inbox/inbox-settings.ts';
import { shareDatabase } from '../../site/server/share-database.ts';

/**
 * The inbox of the site in a process of its own that can be killed, with a door for tests: the body
 * of a POST is a submission, the answer its outcome.
 */
const logger = pino({ level: env.LOG_LEVEL });
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
const opened = openInbox({ ...inboxSettings(env), database: shareDatabase(logger), logger });
opened.start();

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const submission = JSON.parse(Buffer.concat(chunks).toString()) as Submission;
  try {
    const outcome = await opened.inbox.accept(submission, { honeypot: '', address: '192.0.2.1' });
    response.end(JSON.stringify(outcome));
  } catch (error) {
    response.writeHead(500).end((error as Error).name);
  }
});
server.listen(env.PORT, '127.0.0.1', () => process.send?.('ready'));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void opened.stop().then(() => process.exit(0));
});
