// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { revealField } from './reveal-field.ts';

/** Two rows that are folded into each other, as Payload draws them, around a field. */
function folded(field: string): void {
  const toggle = '<div><button class="collapsible__toggle"></button></div>';
  const open = `<div class="collapsible collapsible--collapsed">${toggle}`;
  document.body.innerHTML = `${open}${open}${field}</div></div>`;
}

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

const clicksOn = (selector: string) => {
  const clicks = vi.fn();
  for (const one of document.querySelectorAll(selector)) one.addEventListener('click', clicks);
  return clicks;
};

it('opens all that a field is folded into, and puts the cursor there', () => {
  folded('<input id="field-nodes__0__name">');
  const clicks = clicksOn('.collapsible__toggle');
  revealField('nodes.0.name');
  expect(clicks).toHaveBeenCalledTimes(2);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('field-nodes__0__name');
});

it('leaves open what is open', () => {
  folded('<input id="field-title">');
  for (const part of document.querySelectorAll('.collapsible')) part.className = 'collapsible';
  const clicks = clicksOn('.collapsible__toggle');
  revealField('title');
  expect(clicks).not.toHaveBeenCalled();
});

it('finds a field by its label, and the element in it that can have the focus', () => {
  folded(`<div class="field-type"><label for="field-text">Text</label>
    <input type="hidden"><textarea></textarea></div>`);
  revealField('text');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

it('does nothing for a field that is not on the page', () => {
  folded('');
  revealField('title');
  expect(scrolled).not.toHaveBeenCalled();
});
