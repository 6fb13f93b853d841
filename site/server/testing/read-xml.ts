export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

const DECLARATION = /^<\?xml version="1\.0" encoding="utf-8"\?>\s*/i;
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(.)/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&#39;': "'" },
};

/**
 * Reads a document, and throws where it is not well-formed: tags that are not closed in order,
 * attributes without quotes, a bare `<` or an `&` that starts no entity. Supports only what our
 * documents use.
 */
export function readXml(xml: string): XmlElement {
  if (!DECLARATION.test(xml)) throw new Error('There is no declaration');
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  for (const match of xml.replace(DECLARATION, '').matchAll(TAG)) {
    const [whole, slash, name = '', attributes = '', isEmpty, text] = match;
    const parent = open.at(-1);
    if (!parent) throw new Error(`${whole} stands outside`);
    if (text !== undefined) {
      parent.text += unescape(text);
    } else if (slash) {
      if (parent.name !== name) throw new Error(`${whole} closes ${parent.name}`);
      open.pop();
    } else {
      if (!name) throw new Error(`${whole} is no tag`);
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [root, ...others] = top.children;
  const isWhole = open.length === 1 && others.length === 0 && top.text.trim() === '';
  if (!root || !isWhole) throw new Error('It is not one element');
  return root;
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, unescape(value)]));
}

function unescape(text: string): string {
  return text.replace(/&[^;\s]*;?/g, (entity) => {
    const character = ENTITIES[entity];
    if (character === undefined) throw new Error(`${entity} is no entity`);
    return character;
  });
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
