import { connect } from 'node:tls';

const LOOK_EVERY_MS = 600_000;
const PATIENCE_MS = 2_500;

/** Seconds until the certificate of each host expires; hosts that never answered are left out. */
export function certificates(addresses: readonly string[]): () => Promise<Record<string, number>> {
  const urls = addresses.map((address) => new URL(address));
  const places = urls.filter(({ protocol }) => protocol === 'https:');
  const ends = new Map<string, number>();
  let looking: Promise<unknown> | undefined;
  let lookedAt = -Infinity;
  const look = async ({ hostname, host, port }: URL) => {
    const end = await endOf(hostname, Number(port || 443)).catch(() => undefined);
    if (end !== undefined) ends.set(host, end);
  };
  return async () => {
    if (performance.now() - lookedAt > LOOK_EVERY_MS) {
      lookedAt = performance.now();
      looking = Promise.all(places.map(look));
    }
    await looking;
    return Object.fromEntries([...ends].map(([host, end]) => [host, (end - Date.now()) / 1000]));
  };
}

/** Accepts any certificate, because an expired one is what we want to know about. */
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
