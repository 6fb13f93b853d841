/** What is made of a part of the content is kept as long as that part. */
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
