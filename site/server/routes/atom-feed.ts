import { withAbsoluteLinks } from '#content/values/html.ts';
import { escapeXml } from '#server/http/escape-xml.ts';

/** The content of a feed, with absolute addresses. Texts are plain; `html` is sanitised. */
export type Feed = {
  language: string;
  title: string;
  subtitle: string;
  author: string;
  /** Addresses of the page and of the feed itself. */
  page: string;
  self: string;
  entries: readonly FeedEntry[];
};

export type FeedEntry = {
  /** Stays the same when the address changes, so that readers do not show an item twice. */
  id: string;
  title: string;
  summary?: string;
  html: string;
  page: string;
  published: Date;
  updated: Date;
};

/** The feed as Atom (RFC 4287). */
export function atomXml(feed: Feed): string {
  const updated = Math.max(0, ...feed.entries.map((entry) => entry.updated.getTime()));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', timestamp(new Date(updated))),
    `<author>${element('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.page)}"/>`,
    ...feed.entries.map((entry) => entryXml(entry, feed.page)),
    '</feed>',
    '',
  ].join('\n');
}

function entryXml(entry: FeedEntry, base: string): string {
  return [
    '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    element('published', timestamp(entry.published)),
    element('updated', timestamp(entry.updated)),
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.page)}"/>`,
    ...(entry.summary ? [element('summary', entry.summary)] : []),
    // Many feed readers cannot resolve relative links.
    `<content type="html">${escapeXml(withAbsoluteLinks(entry.html, base))}</content>`,
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function timestamp(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
