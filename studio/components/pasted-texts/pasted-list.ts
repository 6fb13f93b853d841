export type PastedItem = { isNumbered: boolean; level: number; html: string };

/** Nested lists, made of a flat sequence of items with levels, as Word has them. */
export function listsOf(items: readonly PastedItem[]): string {
  let html = '';
  let open = '';
  for (let at = 0; at < items.length;) {
    const item = items[at]!;
    const next = items.findIndex(({ level }, index) => index > at && level <= item.level);
    const end = next === -1 ? items.length : next;
    const tag = item.isNumbered ? 'ol' : 'ul';
    if (tag !== open) html += `${open && `</${open}>`}<${tag}>`;
    html += `<li>${item.html}${listsOf(items.slice(at + 1, end))}</li>`;
    open = tag;
    at = end;
  }
  return html + (open && `</${open}>`);
}

/** Word puts the list and level of an item into its own style, and the bullet into the text. */
const WORD_ITEM = /mso-list:\s*l(\d+)\s+level(\d+)/;
const NUMBER = /^\(?(?:\d+|[a-z]{1,5})(?:\.\d+)*[.)]/i;

/** The list and level of an item as Word writes it; undefined for any other element. */
export function wordItem(
  element: Element,
): (Omit<PastedItem, 'html'> & { list: string }) | undefined {
  const found = WORD_ITEM.exec(element.getAttribute('style') ?? '');
  if (!found) return undefined;
  const mark = [...element.querySelectorAll('span')].find(isWordMark)?.textContent ?? '';
  return { list: found[1]!, level: Number(found[2]), isNumbered: NUMBER.test(mark.trim()) };
}

export const isWordMark = (element: Element): boolean =>
  /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');
