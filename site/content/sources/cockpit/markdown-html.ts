import { Marked } from 'marked';

const HIGHEST_HEADING = 2;

const markdown = new Marked({
  walkTokens(token) {
    // The title of the page is its only heading of the first level.
    if (token.type === 'heading') token.depth = Math.max(HIGHEST_HEADING, token.depth);
  },
});

/** The HTML of a text in Markdown. HTML in it stays; the caller sanitises the result. */
export function markdownHtml(text: string): string {
  return markdown.parse(text, { async: false });
}
