import { describe, expect, it } from 'vitest';
import { entryMark, fileMark, resolveTexts, type TextLookup } from './text-references.ts';
import { sanitizeHtmlText } from './values/sanitize.ts';

const FIELDS = [{ name: 'content', type: 'wysiwyg', localize: true, options: {} }];

const LOOKUP: TextLookup = {
  asset: (id) =>
    id === 'file'
      ? {
          _id: id,
          path: '/storage/a"b.jpg',
          width: 30,
          height: 20,
          alt: { en: 'A "hill"', de: 'Ein Hügel' },
        }
      : undefined,
  address: (collection, id, locale) =>
    id === 'known' ? `/${locale}/${collection}/renamed` : undefined,
  isDeadLink: (address) => address.startsWith('/rooms'),
};

const inEnglish = (content: string) =>
  resolveTexts(FIELDS, { _id: '1', content }, LOOKUP).content as string;

const linkTo = (mark: string) => `<a href="${mark}">words</a>`;

describe('what a text refers to', () => {
  it('is linked in the language of the text', () => {
    const html = `<p><a href="${entryMark('programs', 'known')}" target="_blank">A <em>week</em></a></p>`;
    const entry = { _id: '1', content: html, content_de: html };
    const { content, content_de: german } = resolveTexts(FIELDS, entry, LOOKUP);
    expect(content).toBe(
      '<p><a href="/en/programs/renamed" target="_blank">A <em>week</em></a></p>',
    );
    expect(german).toContain('href="/de/programs/renamed"');
  });

  it('is plain text where its page is switched off, though somebody typed its address', () => {
    const html = '<p><a href="/rooms#suite">A <em>suite</em></a>, <a href="/team">people</a></p>';
    expect(inEnglish(html)).toBe('<p>A <em>suite</em>, <a href="/team">people</a></p>');
  });

  it('is plain text while it is not published', () => {
    expect(
      inEnglish(`<p>${linkTo(entryMark('programs', 'gone'))}, ${linkTo(fileMark('gone'))}</p>`),
    ).toBe('<p>words, words</p>');
  });

  it('may be a document', () => {
    expect(inEnglish(`<a href="${fileMark('file')}">Checklist</a>`)).toBe(
      '<a href="/storage/a&quot;b.jpg">Checklist</a>',
    );
  });

  it('may be a picture, with its size and its words in the language of the text', () => {
    const html = `<figure><img src="${fileMark('file')}" alt="" /><figcaption>Here</figcaption></figure>`;
    expect(inEnglish(html)).toBe(
      '<figure><img src="/storage/a&quot;b.jpg" alt="A &quot;hill&quot;" width="30" height="20" loading="lazy" /><figcaption>Here</figcaption></figure>',
    );
    const { content_it: italian } = resolveTexts(FIELDS, { content_it: html }, LOOKUP);
    expect(italian).toContain('alt="A &quot;hill&quot;"');
  });

  it('leaves no empty frame: a missing picture goes with its caption, a film keeps its link', () => {
    const picture = `<img src="${fileMark('gone')}" alt="" />`;
    expect(inEnglish(`<figure>${picture}<figcaption>x</figcaption></figure><p>y</p>`)).toBe(
      '<p>y</p>',
    );
    const film = `<figure data-film="dQw4w9WgXcQ">${picture}<figcaption>x</figcaption></figure>`;
    expect(inEnglish(film)).toBe(
      '<figure data-film="dQw4w9WgXcQ"><figcaption>x</figcaption></figure>',
    );
  });

  it('survives the sanitiser until it is resolved', () => {
    const html = `<figure><img src="${fileMark('file')}" alt="" /></figure><p><a href="${entryMark('programs', 'known')}">x</a></p>`;
    expect(sanitizeHtmlText(html)).toBe(html);
  });

  it('leaves an entry without references as it is', () => {
    const entry = { _id: '1', content: '<p>Plain</p>' };
    expect(resolveTexts(FIELDS, entry, LOOKUP)).toBe(entry);
  });
});
