import { rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
// @ts-expect-error -- the package has no types; what is used of it is described below
import untyped from 's3rver';
import { freePort } from '../../scripts/processes/free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

type S3rver = {
  configureBuckets(): Promise<unknown>;
  getMiddleware(): RequestListener;
};
const S3rver = untyped as new (options: {
  directory: string;
  silent: boolean;
  configureBuckets: { name: string }[];
}) => S3rver;

const BUCKET = 'clinic-files';
/** The only key that s3rver knows. */
const KEY = 'S3RVER';

/** A server that speaks S3, on a port of its own, that can be stopped and started again. */
export class S3Server {
  /** The settings for a process that uses it. */
  readonly env: Readonly<Record<string, string>>;
  /** Set to let everybody read, as from a bucket that somebody has made public. */
  isPublic = false;
  /** The headers of all requests that stored something. */
  readonly puts: Record<string, unknown>[] = [];
  readonly #port: number;
  readonly #folder: string;
  readonly #s3rver: S3rver;
  #server: Server | undefined;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
    const configureBuckets = [{ name: BUCKET }];
    this.#s3rver = new S3rver({ directory: folder, silent: true, configureBuckets });
    this.env = {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    };
  }

  static async start(): Promise<S3Server> {
    const created = new S3Server(await freePort(), await temporaryFolder());
    await created.#s3rver.configureBuckets();
    await created.start();
    return created;
  }

  async start(): Promise<void> {
    const answer = this.#s3rver.getMiddleware();
    // A test may pause for longer than Node's five seconds between two requests.
    const server = createServer({ keepAliveTimeout: 600_000 }, (request, response) => {
      if (request.method === 'PUT') this.puts.push(request.headers);
      // s3rver itself accepts requests without a key.
      if (!request.headers.authorization && !this.isPublic) response.writeHead(403).end();
      else answer(request, response);
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    const server = this.#server;
    await new Promise<unknown>((resolve) => {
      server?.close(resolve);
      server?.closeAllConnections();
    });
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
