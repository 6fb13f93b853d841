import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOutside } from '../values/network-address.ts';

const TIMEOUT_MS = 3_000;
const AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60_000;
/** How long a site that did not answer is not asked again: it may be back soon. */
const HOUR_MS = 60 * 60_000;
const MOST_REMEMBERED = 2_000;

const GONE = new Set([404, 410]);
const SILENT = new Set([
  ...['ABORT_ERR', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'ETIMEDOUT'],
]);

type State = 'answers' | 'gone' | 'silent' | 'unknown';

/**
 * Finds out whether pages of other sites still exist. Editors type the addresses: those that only
 * this machine can reach are never asked, nor anything but http and https, and no password is sent.
 */
export class OtherSites {
  readonly #ask: (address: URL) => Promise<State>;
  readonly #known = new Map<string, { state: State; until: number }>();
  readonly #waiting: (() => void)[] = [];
  #asking = 0;
  #onlineUntil = 0;

  constructor(ask: (address: URL) => Promise<State> = askSite) {
    this.#ask = ask;
  }

  async deadOnes(addresses: readonly string[]): Promise<Set<string>> {
    const asked = [...new Set(addresses)];
    const states = await Promise.all(asked.map((one) => this.#stateOf(one)));
    // Where no site at all has answered, it is this machine that has no way out.
    const isOnline = this.#onlineUntil > Date.now();
    const isDead = (state?: State) => state === 'gone' || (state === 'silent' && isOnline);
    return new Set(asked.filter((_, at) => isDead(states[at])));
  }

  async #stateOf(address: string): Promise<State> {
    if (!URL.canParse(address)) return 'unknown';
    const url = new URL(address);
    if (!isPage(url)) return 'unknown';
    url.hash = '';
    const known = this.#known.get(url.href);
    if (known && known.until > Date.now()) return known.state;
    if (this.#asking >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#asking += 1;
    const state = await this.#ask(url);
    const next = this.#waiting.shift();
    if (next) next();
    else this.#asking -= 1;
    this.#remember(url.href, state);
    return state;
  }

  #remember(address: string, state: State): void {
    const isSilent = state === 'silent';
    if (state === 'answers' || state === 'gone') this.#onlineUntil = Date.now() + HOUR_MS;
    const [oldest] = this.#known.keys();
    if (oldest && this.#known.size >= MOST_REMEMBERED) this.#known.delete(oldest);
    this.#known.set(address, { state, until: Date.now() + (isSilent ? HOUR_MS : DAY_MS) });
  }
}

/** Neither a service on another port nor an address with a password in it. */
const isPage = ({ password, port, protocol, username }: URL) =>
  /^https?:$/.test(protocol) && !port && !username && !password;

/** Tries HEAD, and then GET if nothing was found: some sites do not answer the former. */
export async function askSite(address: URL, isAllowed = isOutside): Promise<State> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const state = await ask(address, { method: 'HEAD', signal }, isAllowed);
  return state === 'gone' || state === 'silent'
    ? ask(address, { method: 'GET', signal }, isAllowed)
    : state;
}

/** Redirects are not followed: a page that redirects is an answer. */
function ask(
  address: URL,
  how: { method: string; signal: AbortSignal },
  isAllowed: (network: string) => boolean,
): Promise<State> {
  // An IP address is not looked up, so it is checked here.
  const host = address.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) && !isAllowed(host)) return Promise.resolve('unknown');
  const { request } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; checks links)' };
    const options = { ...how, agent: false, headers, lookup: lookupOf(isAllowed) };
    request(address, options, (answer) => {
      answer.destroy();
      resolve(GONE.has(answer.statusCode ?? 0) ? 'gone' : 'answers');
    })
      .on('error', ({ code = '' }: NodeJS.ErrnoException) =>
        resolve(SILENT.has(code) ? 'silent' : 'unknown'),
      )
      .end();
  });
}

/** Checks the very address that is connected to: another lookup could give another one. */
const lookupOf =
  (isAllowed: (network: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    dns.lookup(name, { ...options, all: true }, (error, found = []) => {
      const [first] = found;
      if (error || !first) callback(error, '');
      else if (!found.every(({ address }) => isAllowed(address))) {
        callback(new Error('It is an address of this network.'), '');
      } else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
