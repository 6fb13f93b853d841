/** A list in pieces of a size; the last one may be shorter. */
export function splitIntoChunks<One>(all: readonly One[], size: number): One[][] {
  const pages: One[][] = [];
  for (let from = 0; from < all.length; from += size) pages.push(all.slice(from, from + size));
  return pages;
}
