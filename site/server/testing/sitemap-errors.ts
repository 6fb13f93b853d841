import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { childrenOf, readXml, type XmlElement } from './read-xml.ts';

const MAX_URLS = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESS = 2048;
/** A W3C date: a day, or a moment with its time zone. */
const W3C_DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/** Violations of the rules of sitemaps.org and search engines; empty if it is valid. */
export function sitemapErrors(xml: string, siteUrl: string): string[] {
  const root = readXml(xml);
  const urls = childrenOf(root, 'url');
  const errors: string[] = [];
  if (root.name !== 'urlset') errors.push(`its root is ${root.name}`);
  if (root.attributes.xmlns !== 'http://www.sitemaps.org/schemas/sitemap/0.9') errors.push('xmlns');
  if (root.attributes['xmlns:xhtml'] !== 'http://www.w3.org/1999/xhtml') errors.push('xmlns:xhtml');
  if (urls.length !== root.children.length) errors.push('it holds more than urls');
  if (urls.length > MAX_URLS || Buffer.byteLength(xml) > MAX_BYTES) errors.push('it is too large');
  const addresses = urls.map((url) => childrenOf(url, 'loc')[0]?.text ?? '');
  if (new Set(addresses).size !== addresses.length) errors.push('an address stands twice');
  for (const [index, url] of urls.entries()) {
    const own = addresses[index] ?? '';
    errors.push(...urlErrors(url, own, siteUrl).map((error) => `${own}: ${error}`));
  }
  return errors;
}

function urlErrors(url: XmlElement, own: string, siteUrl: string): string[] {
  const errors: string[] = [];
  const names = url.children.map(({ name }) => name).join(' ');
  if (!/^loc(?: lastmod)?(?: xhtml:link)*$/.test(names)) errors.push(`holds ${names}`);
  if (!own.startsWith(`${siteUrl}/`) || own.length >= MAX_ADDRESS || !URL.canParse(own)) {
    errors.push('is no address of the site');
  }
  const [lastmod] = childrenOf(url, 'lastmod');
  if (lastmod && !(W3C_DATE.test(lastmod.text) && Date.parse(lastmod.text) <= Date.now())) {
    errors.push(`was changed ${lastmod.text}`);
  }
  const links = childrenOf(url, 'xhtml:link').map(({ attributes }) => attributes);
  const languages = links.map(({ hreflang = '' }) => hreflang);
  if (links.some(({ rel }) => rel !== 'alternate')) errors.push('has another link');
  if (links.some(({ href = '' }) => !href.startsWith(`${siteUrl}/`))) errors.push('leads away');
  if (!links.some(({ href }) => href === own)) errors.push('does not name itself');
  if (!languages.every((language) => [...LOCALES, 'x-default'].includes(language))) {
    errors.push(`is in ${languages.join(', ')}`);
  }
  if (new Set(languages).size !== languages.length || !languages.includes('x-default')) {
    errors.push('names a language twice, or none for all others');
  }
  return errors;
}
