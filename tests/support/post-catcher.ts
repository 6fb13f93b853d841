import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Caught = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

/** A host that stores POST requests, and can be told which status to return. */
export class PostCatcher {
  readonly posts: Caught[] = [];
  /** The status of the responses; a refused POST is stored as well. */
  status = 200;
  /** Keeps connections longer than Node's five seconds, since a test may pause between requests. */
  readonly #server = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const { status } = this;
    this.posts.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end();
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
