// @vitest-environment happy-dom
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { it as italian } from '@payloadcms/translations/languages/it';
import { STUDIO_WORDS } from '@clinic/cms/studio-words/studio-words';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeError } from './whole-error.tsx';

const Toast = ({ errorMessage }: { errorMessage: string }) => errorMessage.split(':');
const markup = (errorMessage: string) =>
  renderToStaticMarkup(wholeError(createElement(Toast, { errorMessage })));

function shown(message: string) {
  const page = document.createElement('div');
  page.innerHTML = markup(message);
  return page.textContent;
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

it.each([
  ['en', STUDIO_WORDS.en, en],
  ['de', STUDIO_WORDS.de, de],
  ['it', STUDIO_WORDS.it, italian],
])('shows every message that the studio has in %s as it is', (_, ours, payloads) => {
  const messages = textsOf([ours, payloads.translations]).map((text) => text.trim());
  expect(messages.filter((text) => text.includes(':')).length).toBeGreaterThan(10);
  expect(messages.filter((text) => shown(text) !== text.replaceAll('\n', ''))).toEqual([]);
});

it('lists the fields of a save that was refused, a line each', () => {
  const message = 'Nicht gespeichert.\nNach: Eine Seite, z. B. /team\nVon (2): Fehlt';
  expect(markup(message)).toBe(
    '<div>Nicht gespeichert.<ul data-testid="field-errors">' +
      '<li>Nach: Eine Seite, z. B. /team</li><li>Von (2): Fehlt</li></ul></div>',
  );
});

it('leaves other words alone', () => {
  expect(wholeError('Payload: as it is, whole')).toBe('Payload: as it is, whole');
});
