import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** 300 connections a second begin to send a form, say no more and are closed after a second. */
const SCRIPT = `
const { connect } = require('node:net');
const [host, port, forMs] = process.argv.slice(1);
const head = 'POST /contact HTTP/1.1\\r\\nHost: ' + host + ':' + port + '\\r\\nSec-Fetch-Site: same-origin\\r\\n' +
  'Content-Type: application/x-www-form-urlencoded\\r\\nContent-Length: 9000\\r\\n\\r\\n';
const start = performance.now();
let begun = 0;
const beginning = setInterval(() => {
  // A client that had no processor for a moment catches up.
  for (; begun < (performance.now() - start) * 0.3; begun += 1) {
    const socket = connect(Number(port), host, () => socket.write(head + 'name='));
    socket.on('error', () => undefined);
    setTimeout(() => socket.destroy(), 1000);
  }
}, 10);
setTimeout(() => clearInterval(beginning), Number(forMs));
`;

/** A process of its own, on the core of the other storms, so that the probe is not delayed. */
export async function abortPosts(url: string, forMs: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const node = [process.execPath, '-e', SCRIPT, hostname, port, String(forMs)];
  await promisify(execFile)('taskset', ['-c', '1', ...node]);
}
