import { childrenOf, readXml, type XmlElement } from './read-xml.ts';

/** RFC 3339: a moment to the second, with its time zone. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const TAG_URI = /^tag:[\w.-]+,\d{4}(?:-\d{2}){0,2}:\S+$/;

/** Violations of RFC 4287 in a feed; empty if it is valid. */
export function atomErrors(xml: string, self: string): string[] {
  const feed = readXml(xml);
  const entries = childrenOf(feed, 'entry');
  const errors: string[] = [];
  if (feed.name !== 'feed' || feed.attributes.xmlns !== 'http://www.w3.org/2005/Atom') {
    errors.push('it is no feed');
  }
  errors.push(...commonErrors(feed, 'the feed'));
  if (!childrenOf(feed, 'author')[0]?.children.some(({ name, text }) => name === 'name' && text)) {
    errors.push('it has no author');
  }
  if (linksOf(feed, 'self')[0]?.href !== self) errors.push('it does not name itself');
  const ids = entries.map((entry) => childrenOf(entry, 'id')[0]?.text ?? '');
  if (new Set(ids).size !== ids.length) errors.push('two entries have the same id');
  for (const [index, entry] of entries.entries()) {
    errors.push(...entryErrors(entry, ids[index] ?? ''));
  }
  return errors;
}

function entryErrors(entry: XmlElement, id: string): string[] {
  const errors = commonErrors(entry, id);
  if (!TAG_URI.test(id)) errors.push(`${id} is no tag URI`);
  const [published] = childrenOf(entry, 'published');
  if (!published || !MOMENT.test(published.text)) errors.push(`${id}: published`);
  const [content, ...others] = childrenOf(entry, 'content');
  if (content?.attributes.type !== 'html' || others.length > 0) errors.push(`${id}: content`);
  if (/ (?:href|src)="\//.test(content?.text ?? '')) errors.push(`${id}: a link without a host`);
  return errors;
}

function commonErrors(element: XmlElement, where: string): string[] {
  const errors: string[] = [];
  for (const name of ['id', 'title', 'updated']) {
    const [only, ...others] = childrenOf(element, name);
    if (!only?.text.trim() || others.length > 0) errors.push(`${where}: ${name}`);
  }
  const updated = childrenOf(element, 'updated')[0]?.text ?? '';
  if (!MOMENT.test(updated) || Number.isNaN(Date.parse(updated)))
    errors.push(`${where}: ${updated}`);
  const pages = linksOf(element, 'alternate');
  if (pages.length !== 1 || !/^https?:\/\//.test(pages[0]?.href ?? '')) {
    errors.push(`${where}: the link to its page`);
  }
  return errors;
}

function linksOf(element: XmlElement, rel: string): Readonly<Record<string, string>>[] {
  return childrenOf(element, 'link')
    .map(({ attributes }) => attributes)
    .filter((attributes) => attributes.rel === rel);
}
