import { childrenOf, readXml, type XmlElement } from './read-xml.ts';

const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESS = 2048;
/** A W3C date: a day, or a moment with its time zone. */
const W3C_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Violations of the rules of sitemaps.org and search engines; empty if it is valid. */
export function sitemapFaults(xml: string, siteUrl: string): string[] {
  const root = readXml(xml);
  const urls = childrenOf(root, 'url');
  const faults: string[] = [];
  if (root.name !== 'urlset') faults.push(`its root is ${root.name}`);
  if (root.attributes.xmlns !== 'http://www.sitemaps.org/schemas/sitemap/0.9') faults.push('xmlns');
  if (root.attributes['xmlns:xhtml'] !== 'http://www.w3.org/1999/xhtml') faults.push('xmlns:xhtml');
  if (urls.length !== root.children.length) faults.push('it holds more than urls');
  if (urls.length > MAX_URLS || Buffer.byteLength(xml) > MAX_BYTES) faults.push('it is too large');
  const addresses = urls.map((url) => childrenOf(url, 'loc')[0]?.text ?? '');
  if (new Set(addresses).size !== addresses.length) faults.push('an address stands twice');
  for (const [index, url] of urls.entries()) {
    const own = addresses[index] ?? '';
    faults.push(...urlFaults(url, own, siteUrl).map((fault) => `${own}: ${fault}`));
  }
  return faults;
}

function urlFaults(url: XmlElement, own: string, siteUrl: string): string[] {
  const faults: string[] = [];
  const names = url.children.map(({ name }) => name).join(' ');
  if (!/^loc(?: lastmod)?(?: xhtml:link)*$/.test(names)) faults.push(`holds ${names}`);
  if (!own.startsWith(`${siteUrl}/`) || own.length >= MAX_ADDRESS || !URL.canParse(own)) {
    faults.push('is no address of the site');
  }
  const [lastmod] = childrenOf(url, 'lastmod');
  if (lastmod && !(W3C_DATE.test(lastmod.text) && Date.parse(lastmod.text) <= Date.now())) {
    faults.push(`was changed ${lastmod.text}`);
  }
  const links = childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes);
  const languages = links.map(({ hreflang = '' }) => hreflang);
  if (links.some(({ rel }) => rel !== 'alternate')) faults.push('has another link');
  if (links.some(({ href = '' }) => !href.startsWith(`${siteUrl}/`))) faults.push('leads away');
  if (!links.some(({ href }) => href === own)) faults.push('does not name itself');
  if (!languages.every((language) => /^(?:en|de|it|x-default)$/.test(language))) {
    faults.push(`is in ${languages.join(', ')}`);
  }
  if (new Set(languages).size !== languages.length || !languages.includes('x-default')) {
    faults.push('names a language twice, or none for all others');
  }
  return faults;
}
