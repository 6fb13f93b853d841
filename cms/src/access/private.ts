/** Marks what stays in the studio: the site never loads it, whatever its access rules say. */
export const PRIVATE = { private: true } as const;

export function isPrivate({ custom }: { custom?: Record<string, unknown> }): boolean {
  return custom?.private === true;
}
