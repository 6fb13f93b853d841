type Options = Readonly<Record<string, unknown>>;

/** PHP encodes an empty map as `[]`, and clients of a Cockpit host expect that. */
export function encodeMap(map: Options): Options | readonly [] {
  return Object.keys(map).length === 0 ? [] : map;
}
