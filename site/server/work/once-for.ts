/** Memoizes what is made of a part of the content for as long as that part exists. */
export function onceFor<Part extends object, Made>(
  make: (part: Part) => Made,
): (part: Part) => Made {
  const known = new WeakMap<Part, Made>();
  return (part) => {
    const made = known.get(part) ?? make(part);
    known.set(part, made);
    return made;
  };
}
