type Labelled = {
  name?: string;
  label?: unknown;
  labels?: { singular?: unknown };
  localized?: boolean;
  fields?: readonly unknown[];
  tabs?: readonly unknown[];
};

/** The person in whose language a field is named; Payload's own labels are functions of `t`. */
type Reader = { language: string; t?: unknown };

/** “Questions and answers › 2 › Answer” for `faq.1.answer`; undefined if there is no such field. */
export function describeFieldPath(fields: readonly unknown[], path: string, reader: Reader) {
  const words: string[] = [];
  let here = fields as readonly Labelled[];
  let isLocalized = false;
  for (const segment of path.split('.')) {
    if (/^\d+$/.test(segment)) {
      words.push(String(Number(segment) + 1));
      continue;
    }
    const field = findField(here, segment);
    if (!field) return undefined;
    isLocalized ||= field.localized === true;
    const label = labelIn(field.label, reader);
    if (label) words.push(label);
    here = (field.fields ?? []) as readonly Labelled[];
  }
  return words.length > 0 ? { label: words.join(' › '), isLocalized } : undefined;
}

/** Rows, groups without a name and tabs are not part of a path. */
function findField(fields: readonly Labelled[], name: string): Labelled | undefined {
  for (const field of fields) {
    if (field.name === name) return field;
    if (field.name !== undefined) continue;
    const inner = [...(field.fields ?? []), ...(field.tabs ?? [])] as Labelled[];
    const found = findField(inner, name);
    if (found) return found;
  }
  return undefined;
}

function labelIn(label: unknown, reader: Reader): string | undefined {
  if (typeof label === 'string') return label;
  // On the server a label may be a function (payload-repairs/translated-labels.ts).
  if (typeof label === 'function') return String(label({ i18n: reader, t: reader.t }));
  if (typeof label !== 'object' || label === null) return undefined;
  const texts = label as Record<string, unknown>;
  const text = texts[reader.language] ?? texts.en;
  return typeof text === 'string' ? text : undefined;
}
