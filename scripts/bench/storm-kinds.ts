import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
/** A flood of requests that any client can send, as a script for wrk. */
export type Storm = {
  name: string;
  connections: number;
  script: string;
  settings?: Record<string, string>;
};

const FORM = '/testimonials/create';
const LIST = '/api/collections/get/health_concerns';

const SEED = 'math.randomseed(os.time())\n';
const asks = (address: string) =>
  `${SEED}request = function() return wrk.format("GET", "${address}" .. math.random(1, 1e12)) end`;

/** wrk builds the bodies itself: some of them have 16 MB. */
const posts = (address: string, type: string, body: string) => `
wrk.method = "POST"
wrk.path = "${address}"
wrk.headers["Sec-Fetch-Site"] = "same-origin"
wrk.headers["Content-Type"] = "${type}"
wrk.body = ${body}`;

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const part = (disposition: string) =>
  `--x\\r\\nContent-Disposition: form-data; ${disposition}\\r\\n\\r\\n`;
const END = '\\r\\n--x--\\r\\n';

export const STORMS: readonly Storm[] = [
  {
    name: '16 MB of a&a&… to a form',
    connections: 2,
    script: posts(FORM, URL_ENCODED, 'string.rep("a&", 8000000)'),
  },
  {
    name: 'forms of 272,000 fields',
    connections: 2,
    script: posts(FORM, MULTIPART, `string.rep('${part('name="a"')}\\r\\n', 272000) .. '${END}'`),
  },
  {
    name: '60 uploads of 16 MB at once',
    connections: 60,
    script: posts(
      FORM,
      MULTIPART,
      `'${part('name="upload"; filename="a.jpg"')}' .. string.rep("x", 15900000) .. '${END}'`,
    ),
  },
  {
    name: '65 KB of a[]=&… to the API',
    connections: 4,
    script: posts(LIST, URL_ENCODED, 'string.rep("a[]=&", 13000)'),
  },
  {
    name: 'forms that are not filled in, from one address',
    connections: 64,
    script: posts('/contact', URL_ENCODED, '"name=A"'),
  },
  {
    name: 'more forms than one address may send',
    connections: 64,
    script: posts('/contact', URL_ENCODED, '"name=A"'),
    settings: { FORMS_PER_ADDRESS: '1' },
  },
  { name: 'addresses that do not exist', connections: 64, script: asks('/de/') },
  { name: 'searches', connections: 64, script: asks('/de/search?q=leber+') },
  { name: 'requests from no program', connections: 64, script: asks('/request?program=') },
  { name: 'API calls for everything', connections: 64, script: asks(`${LIST}?populate=1&x=`) },
];

/** 300 connections a second begin to send a form, say no more and are closed after a second. */
const ABORTED_POSTS = `
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

/** On the core of the other storms, so that the probe is not delayed. */
export async function abortPosts(url: string, forMs: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const node = [process.execPath, '-e', ABORTED_POSTS, hostname, port, String(forMs)];
  await promisify(execFile)('taskset', ['-c', '1', ...node]);
}
