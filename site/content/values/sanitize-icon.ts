import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const SHAPES = ['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect', 'g'];
const GEOMETRY = [
  ...['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'width', 'height'],
  ...['points', 'transform', 'opacity', 'fill', 'fill-rule', 'clip-rule', 'stroke', 'stroke-width'],
  ...['stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
];

/** Excludes references such as `url(…)`, which could reach beyond the icon. */
const PLAIN_VALUE = /^[\w\s.,#%()+-]*$/;

const USUAL_BOX = '0 0 24 24';
const BOX = /^[\d\s.-]+$/;

/** Cached, because a menu has the same icons in every language, and again after each change. */
const sanitized = new LRUCache<string, string>({ max: 500 });

/**
 * Keeps only the shapes of an icon, nothing that could run, load, style or refer. The page adds the
 * `<svg>`, which only an icon with another viewBox keeps.
 */
export function sanitizeIcon(svg: string): string | undefined {
  const known = sanitized.get(svg);
  if (known !== undefined) return known || undefined;
  const icon = sanitize(svg);
  sanitized.set(svg, icon);
  return icon || undefined;
}

function sanitize(svg: string): string {
  let box: string | undefined;
  const shapes = sanitizeHtml(svg, {
    allowedTags: SHAPES,
    allowedAttributes: { '*': GEOMETRY },
    nonTextTags: ['script', 'style', 'title', 'desc', 'text', 'foreignobject', 'textarea'],
    textFilter: () => '',
    transformTags: {
      '*': (tagName, attributes) => {
        if (tagName === 'svg' && BOX.test(attributes.viewbox ?? '')) box ??= attributes.viewbox;
        return { tagName, attribs: plainOnly(attributes) };
      },
    },
    parser: { lowerCaseTags: true, lowerCaseAttributeNames: true },
    selfClosing: SHAPES.filter((shape) => shape !== 'g'),
  })
    .trim()
    .replaceAll(' />', '/>');
  if (shapes === '') return '';
  const own = box?.trim() ?? USUAL_BOX;
  return own === USUAL_BOX ? shapes : `<svg viewBox="${own}">${shapes}</svg>`;
}

const isPlain = (value: string) => PLAIN_VALUE.test(value) && !/url/i.test(value);

function plainOnly(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => isPlain(value)));
}
