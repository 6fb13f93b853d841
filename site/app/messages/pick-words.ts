type Tree = { readonly [key: string]: unknown };

/** The subtrees of the messages at these paths, such as `forms.fields`; the nesting is kept. */
export function pickWords(messages: Tree, paths: readonly string[]): Tree {
  const picked: Record<string, unknown> = {};
  for (const path of paths) {
    const keys = path.split('.');
    let from: unknown = messages;
    let to = picked;
    for (const [index, key] of keys.entries()) {
      from = (from as Tree)[key];
      if (from === undefined) throw new Error(`There are no messages at ${path}`);
      if (index === keys.length - 1) to[key] = from;
      else to = (to[key] ??= {}) as Record<string, unknown>;
    }
  }
  return picked;
}
