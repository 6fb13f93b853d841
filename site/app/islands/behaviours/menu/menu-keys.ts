/** A focus position: the name of a group, or a link in its panel. */
export type Place = { on: 'name' | 'link'; index: number };

/** The number of names in the menu, the number of links in the group, and the group's index. */
type Shape = { names: number; links: number; group: number };

/** The place that a key leads to; other keys keep their default action. */
export function nextPlace(key: string, from: Place, shape: Shape): Place | undefined {
  return from.on === 'name' ? fromName(key, shape) : fromLink(key, from.index, shape);
}

function fromName(key: string, { names, links, group }: Shape): Place | undefined {
  if (key === 'ArrowDown' && links > 0) return { on: 'link', index: 0 };
  const [right, left] = [(group + 1) % names, (group - 1 + names) % names];
  const indexes = { ArrowRight: right, ArrowLeft: left, Home: 0, End: names - 1 };
  const index = indexes[key as keyof typeof indexes] as number | undefined;
  return index === undefined ? undefined : { on: 'name', index };
}

function fromLink(key: string, index: number, { links, group }: Shape): Place | undefined {
  switch (key) {
    case 'ArrowDown':
      return index + 1 < links ? { on: 'link', index: index + 1 } : undefined;
    case 'ArrowUp':
      return index > 0 ? { on: 'link', index: index - 1 } : { on: 'name', index: group };
    case 'Home':
      return { on: 'link', index: 0 };
    case 'End':
      return { on: 'link', index: links - 1 };
  }
  return undefined;
}
