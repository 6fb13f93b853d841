import { connect } from 'node:tls';

const LOOK_EVERY_MS = 600_000;
const PATIENCE_MS = 2_500;

export class Certificates {
  readonly #places: readonly URL[];
  readonly #ends = new Map<string, number>();
  #looking: Promise<unknown> | undefined;
  #lookedAt = -Infinity;

  constructor(addresses: readonly string[]) {
    const urls = addresses.map((address) => new URL(address));
    this.#places = urls.filter(({ protocol }) => protocol === 'https:');
  }

  async secondsLeft(): Promise<Record<string, number>> {
    if (performance.now() - this.#lookedAt > LOOK_EVERY_MS) {
      this.#lookedAt = performance.now();
      this.#looking = Promise.all(this.#places.map((place) => this.#look(place)));
    }
    await this.#looking;
    const left = [...this.#ends].map(([host, end]) => [host, (end - Date.now()) / 1000]);
    return Object.fromEntries(left);
  }

  async #look({ hostname, host, port }: URL): Promise<void> {
    const end = await endOf(hostname, Number(port || 443)).catch(() => undefined);
    if (end !== undefined) this.#ends.set(host, end);
  }
}

/** One that has expired is what we want to know of, so nothing else is looked at. */
function endOf(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host, port, rejectUnauthorized: false, timeout: PATIENCE_MS };
    const socket = connect({ ...options, servername: host }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.on('error', reject).on('timeout', () => socket.destroy(new Error('too late')));
  });
}
