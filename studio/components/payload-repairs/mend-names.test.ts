// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { mendDialogNames, mendName } from './mend-names.ts';

const mended = (html: string) => {
  document.body.innerHTML = html;
  for (const part of document.body.querySelectorAll('*')) mendName(part);
  mendDialogNames(document);
  return document.body;
};
beforeEach(() => document.body.replaceChildren());

it('leaves a checkbox the name of its label', () => {
  const page = mended(
    '<label>Shown<input type="checkbox" name="is_shown" title="is_shown"></label>',
  );
  expect(page.querySelector('input')?.hasAttribute('title')).toBe(false);
});

it('keeps the names that people have written', () => {
  const html = '<button aria-label="Close"></button><input name="a" title="a">';
  expect(mended(html).innerHTML).toBe(html);
});

it('lets a language picker be read as what it shows', () => {
  const page = mended('<div aria-label="invisible">Deutsch</div>');
  expect(page.querySelector('div')?.hasAttribute('aria-label')).toBe(false);
});

it('names the column by which a list is sorted', () => {
  const page = mended(
    '<table><tr><th><span>Address</span><button aria-label="Sort by [object Object]"></button></th></tr></table>',
  );
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe('Sort by Address');
});

it('calls a drawer what its heading says, also when another heading replaces it', () => {
  const page = mended('<dialog id="d_1" aria-label="d_1"><h2>New picture</h2></dialog>');
  const name = () => {
    const id = page.querySelector('dialog')?.getAttribute('aria-labelledby') ?? '';
    return document.getElementById(id)?.textContent;
  };
  expect(name()).toBe('New picture');
  page
    .querySelector('h2')
    ?.replaceWith(
      Object.assign(document.createElement('h2'), { textContent: 'Picture of a lake' }),
    );
  mendDialogNames(document);
  expect(name()).toBe('Picture of a lake');
});

it('leaves a dialog alone that has a name', () => {
  const html = '<dialog id="d" aria-label="Publish?"><h2>Sure?</h2></dialog>';
  expect(mended(html).innerHTML).toBe(html);
});
