import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SiteProcess } from '../../tests/support/site-process.ts';

/** 300 connections a second begin to send a form, say no more and are closed after a second. */
const SCRIPT = `
const { connect } = require('node:net');
const [host, port, forMs] = process.argv.slice(1);
const head = 'POST /contact HTTP/1.1\\r\\nHost: ' + host + ':' + port + '\\r\\nSec-Fetch-Site: same-origin\\r\\n' +
  'Content-Type: application/x-www-form-urlencoded\\r\\nContent-Length: 9000\\r\\n\\r\\n';
const begun = setInterval(() => {
  for (let count = 0; count < 3; count += 1) {
    const socket = connect(Number(port), host, () => socket.write(head + 'name='));
    socket.on('error', () => undefined);
    setTimeout(() => socket.destroy(), 1000);
  }
}, 10);
setTimeout(() => clearInterval(begun), Number(forMs));
`;

/** A process of its own, on the core of the other storms, so that the probe is not delayed. */
export async function abortPosts({ url }: SiteProcess, forMs: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const node = [process.execPath, '-e', SCRIPT, hostname, port, String(forMs)];
  await promisify(execFile)('taskset', ['-c', '1', ...node]);
}
