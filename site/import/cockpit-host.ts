import { z } from 'zod';
import { RemoteError } from '#content/remote-error.ts';
import { decodedAddress } from '#content/values/decoded-address.ts';
import { cockpitRequest, type HostOptions } from '#content/sources/cockpit/host-client.ts';
import { parseAnswer } from '#content/sources/cockpit/parse-answer.ts';
import { fetchBounded, type RemoteAnswer } from '#content/fetch-bounded.ts';

const TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_FILE_BYTES = 64 * 1024 * 1024;

const asset = z.looseObject({
  _id: z.string(),
  path: z.string(),
  mime: z.string().catch(''),
  description: z.string().catch(''),
  modified: z.number().catch(0),
  fp: z.object({ x: z.number(), y: z.number() }).optional().catch(undefined),
});
export type HostAsset = z.output<typeof asset>;
const assetsAnswer = z.object({ assets: z.array(z.unknown()) });

/** Reads everything that a Cockpit host has, one request at a time and with long timeouts. */
export class CockpitHost {
  readonly host: string;
  readonly #token: string | undefined;

  constructor({ host, token }: HostOptions) {
    this.host = host;
    this.#token = token;
  }

  /** No language is named, so that all are returned. */
  collection(name: string): Promise<RemoteAnswer> {
    return this.#ask(`/api/collections/get/${name}`, {});
  }

  singleton(name: string): Promise<RemoteAnswer> {
    return this.#ask(`/api/singletons/get/${name}`);
  }

  async collectionNames(): Promise<string[]> {
    const answer = await this.#ask('/api/collections/listCollections');
    if (answer.status !== 200) return [];
    return parseAnswer(z.array(z.string()).catch([]), 'listCollections', answer);
  }

  /** The library of files; undefined if the token may not see it. */
  async assets(): Promise<HostAsset[] | undefined> {
    const answer = await this.#ask('/api/cockpit/assets');
    if (answer.status !== 200) return undefined;
    const { assets } = parseAnswer(assetsAnswer, 'assets', answer);
    return assets.flatMap((one) => asset.safeParse(one).data ?? []);
  }

  async file(path: string): Promise<Buffer | undefined> {
    const address = new URL(`${this.host}${encodeURI(decodedAddress(path))}`);
    const options = { maxBytes: MAX_FILE_BYTES, timeoutMs: TIMEOUT_MS };
    const answer = await fetchBounded(address, options).catch(() => undefined);
    return answer?.status === 200 ? answer.body : undefined;
  }

  async #ask(path: string, body?: object): Promise<RemoteAnswer> {
    const answer = await fetchBounded(new URL(`${this.host}${path}`), {
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      init: cockpitRequest(this.#token, body),
    });
    if (answer.status < 500) return answer;
    throw new RemoteError(`${this.host}${path} answered ${answer.status}`);
  }
}
