import { childrenOf, readXml, type XmlElement } from './read-xml.ts';

/** RFC 3339: a moment to the second, with its time zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const TAG_URI = /^tag:[\w.-]+,\d{4}(?:-\d{2}){0,2}:\S+$/;

/** Violations of RFC 4287 in a feed; empty if it is valid. */
export function atomFaults(xml: string, self: string): string[] {
  const feed = readXml(xml);
  const entries = childrenOf(feed, 'entry');
  const faults: string[] = [];
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') {
    faults.push('it is no feed');
  }
  faults.push(...commonFaults(feed, 'the feed'));
  if (!childrenOf(feed, 'author')[0]?.children.some(({ name, text }) => name === 'name' && text)) {
    faults.push('it has no author');
  }
  if (linksOf(feed, 'self')[0]?.href !== self) faults.push('it does not name itself');
  const ids = entries.map((entry) => childrenOf(entry, 'id')[0]?.text ?? '');
  if (new Set(ids).size !== ids.length) faults.push('two entries have the same id');
  for (const [index, entry] of entries.entries()) {
    faults.push(...entryFaults(entry, ids[index] ?? ''));
  }
  return faults;
}

function entryFaults(entry: XmlElement, id: string): string[] {
  const faults = commonFaults(entry, id);
  if (!TAG_URI.test(id)) faults.push(`${id} is no tag URI`);
  const [published] = childrenOf(entry, 'published');
  if (!published || !MOMENT.test(published.text)) faults.push(`${id}: published`);
  const [content, ...others] = childrenOf(entry, 'content');
  if (content?.attributes.type !== 'html' || others.length > 0) faults.push(`${id}: content`);
  if (/ (?:href|src)="\//.test(content?.text ?? '')) faults.push(`${id}: a link without a host`);
  return faults;
}

function commonFaults(element: XmlElement, where: string): string[] {
  const faults: string[] = [];
  for (const name of ['id', 'title', 'updated']) {
    const [only, ...others] = childrenOf(element, name);
    if (!only?.text.trim() || others.length > 0) faults.push(`${where}: ${name}`);
  }
  const updated = childrenOf(element, 'updated')[0]?.text ?? '';
  if (!MOMENT.test(updated) || Number.isNaN(Date.parse(updated)))
    faults.push(`${where}: ${updated}`);
  const pages = linksOf(element, 'alternate');
  if (pages.length !== 1 || !/^https?:\/\//.test(pages[0]?.href ?? '')) {
    faults.push(`${where}: the link to its page`);
  }
  return faults;
}

function linksOf(element: XmlElement, rel: string): Readonly<Record<string, string>>[] {
  return childrenOf(element, 'link')
    .map(({ attributes }) => attributes)
    .filter((attributes) => attributes.rel === rel);
}
