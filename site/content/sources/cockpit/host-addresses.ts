const ABSOLUTE = /^(?:https?:)?\/\/([^/?#]+)/i;
const ATTRIBUTE = /\b(src|href|poster)(\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const STORAGE = '/storage/';
/** A limit, because editors may nest a tree as deep as they like. */
const MAX_DEPTH = 10;

/**
 * Recognises addresses of the host's files: with any of the host's names, with none, or relative to
 * a page of its panel. They become paths of this site, which fetches the files itself.
 */
export class HostAddresses {
  /** The host's base path, which Cockpit prepends to the paths of pictures. */
  readonly #base: string;
  readonly #names: ReadonlySet<string>;

  /** `otherNames`: other names of the same host that occur in texts. */
  constructor(host: string, otherNames: readonly string[] = []) {
    const { pathname, host: own } = new URL(host);
    this.#base = pathname.replace(/\/+$/, '');
    this.#names = new Set([own, ...otherNames].map(bareName));
  }

  /** The path on this site; undefined if the address is not that of a file of the host. */
  local(address: string): string | undefined {
    const trimmed = address.trim();
    if (!trimmed.includes('storage/')) return undefined;
    const name = ABSOLUTE.exec(trimmed);
    if (name && !this.#names.has(bareName(name[1] ?? ''))) return undefined;
    if (!name && /^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return undefined;
    const rest = name ? trimmed.slice(name[0].length) : trimmed.replace(/^(?:\.{1,2}\/)+/, '');
    const path = `/${rest.replace(/^\/+/, '')}`;
    const below = path.startsWith(`${this.#base}${STORAGE}`) ? path.slice(this.#base.length) : path;
    return below.startsWith(STORAGE) ? below : undefined;
  }

  localHtml(html: string): string {
    if (!html.includes('storage/')) return html;
    return html.replace(ATTRIBUTE, (whole, name: string, equals: string, ...rest: unknown[]) => {
      const [double, single, bare] = rest as (string | undefined)[];
      const path = this.local(double ?? single ?? bare ?? '');
      return path === undefined ? whole : `${name}${equals}"${path.replaceAll('"', '%22')}"`;
    });
  }

  localDeep<Value>(value: Value, depth = 0): Value {
    if (typeof value === 'string') {
      return (value.includes('<') ? this.localHtml(value) : (this.local(value) ?? value)) as Value;
    }
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((one) => this.localDeep(one, depth + 1)) as Value;
    const pairs = Object.entries(value).map(([key, one]) => [key, this.localDeep(one, depth + 1)]);
    return Object.fromEntries(pairs) as Value;
  }
}

function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:(?:80|443)$/, '');
}
