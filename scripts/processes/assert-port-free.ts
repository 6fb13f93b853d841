import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

export function assertPortFree(setting: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      const why = isTaken
        ? 'is in use: set another, or stop what uses it'
        : `cannot be used: ${error.code}`;
      reject(new StartError(`${setting} ${port} ${why}.`));
    });
    server.listen(port, () => server.close(() => resolve()));
  });
}
