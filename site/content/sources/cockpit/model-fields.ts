import type { z } from 'zod';
import {
  fileField,
  gallery,
  imageField,
  innerSchemas,
  link,
  links,
  shapeOf,
  textList,
  valueInLocale,
} from '#content/models/model.ts';
import type { WireField } from '#content/values/wire.ts';

const KINDS = new Map<z.ZodType, string>([
  [imageField as z.ZodType, 'image'],
  [gallery as z.ZodType, 'gallery'],
  [fileField as z.ZodType, 'asset'],
  [link as z.ZodType, 'collectionlink'],
  [links as z.ZodType, 'collectionlink'],
  [textList as z.ZodType, 'tags'],
]);

export function modelFields(shape: z.ZodRawShape, html: ReadonlySet<string>): WireField[] {
  return Object.entries(shape)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, field]) => {
      const inner = valueInLocale(field as z.ZodType);
      const described = describe(inner ?? (field as z.ZodType));
      const type = html.has(name) ? 'wysiwyg' : described.type;
      return { name, localize: inner !== undefined, ...described, type };
    });
}

/** The host's fields as entries have them now: rows are unwrapped, and Markdown has become HTML. */
export function correctedFields(
  host: readonly WireField[],
  model: readonly WireField[],
): WireField[] {
  if (host.length === 0) return [...model];
  const ours = new Map(model.map((field) => [field.name, field]));
  return host.map((field) => {
    const own = ours.get(field.name);
    if (!own || own.type === 'text') return field;
    const options = own.type === 'collectionlink' ? field.options : own.options;
    return { ...field, type: own.type, options };
  });
}

function describe(schema: z.ZodType): Pick<WireField, 'type' | 'options'> {
  const known = KINDS.get(schema);
  if (known) return { type: known, options: {} };
  const { innerType, in: before, element } = innerSchemas(schema);
  if (innerType) return describe(innerType);
  if (before) return describe(before);
  if (element) {
    const shape = shapeOf(element) ?? (element as z.ZodObject).shape;
    const fields = shape && modelFields(shape, new Set());
    return fields ? { type: 'repeater', options: { fields } } : { type: 'tags', options: {} };
  }
  const { type } = schema.def;
  return { type: type === 'number' || type === 'boolean' ? type : 'text', options: {} };
}
