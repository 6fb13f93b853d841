import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A flood of requests that any client can send, as a script for wrk. */
export type Storm = {
  name: string;
  connections: number;
  script: string;
  /** Settings of the site for this storm. */
  settings?: Record<string, string>;
};

const FORM = '/testimonials/create';
const LIST = '/api/collections/get/health_concerns';
const SEED = 'math.randomseed(os.time())\n';
const asks = (address: string) =>
  `${SEED}request = function() return wrk.format("GET", "${address}" .. math.random(1, 1e12)) end`;

/** A script of wrk that builds the body itself, as some bodies have 16 MB. */
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
const EMPTY_FORM = posts('/contact', URL_ENCODED, '"name=A"');
const END = '\\r\\n--x--\\r\\n';

const storm = (name: string, connections: number, script: string): Storm => ({
  name,
  connections,
  script,
});

export const STORMS: readonly Storm[] = [
  storm('16 MB of a&a&… to a form', 2, posts(FORM, URL_ENCODED, 'string.rep("a&", 8000000)')),
  storm(
    'forms of 272,000 fields',
    2,
    posts(FORM, MULTIPART, `string.rep('${part('name="a"')}\\r\\n', 272000) .. '${END}'`),
  ),
  storm(
    '60 uploads of 16 MB at once',
    60,
    posts(
      FORM,
      MULTIPART,
      `'${part('name="upload"; filename="a.jpg"')}' .. string.rep("x", 15900000) .. '${END}'`,
    ),
  ),
  storm('65 KB of a[]=&… to the API', 4, posts(LIST, URL_ENCODED, 'string.rep("a[]=&", 13000)')),
  storm('forms that are not filled in, from one address', 64, EMPTY_FORM),
  {
    ...storm('more forms than one address may send', 64, EMPTY_FORM),
    settings: { FORMS_PER_ADDRESS: '1' },
  },
  storm('addresses that do not exist', 64, asks('/de/')),
  storm('searches', 64, asks('/de/search?q=leber+')),
  storm('requests from no program', 64, asks('/request?program=')),
  storm('API calls for everything', 64, asks(`${LIST}?populate=1&x=`)),
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
  // After a moment without a processor, the client catches up.
  for (; begun < (performance.now() - start) * 0.3; begun += 1) {
    const socket = connect(Number(port), host, () => socket.write(head + 'name='));
    socket.on('error', () => undefined);
    setTimeout(() => socket.destroy(), 1000);
  }
}, 10);
setTimeout(() => clearInterval(beginning), Number(forMs));
`;

/** Runs on the core of the other storms, so that it does not delay the probe of the home page. */
export async function abortPosts(url: string, forMs: number): Promise<void> {
  const { hostname, port } = new URL(url);
  const node = [process.execPath, '-e', ABORTED_POSTS, hostname, port, String(forMs)];
  await promisify(execFile)('taskset', ['-c', '1', ...node]);
}
