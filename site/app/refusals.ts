/** Status codes with a text of their own on the error page, in `errors.refusals`. */
const REFUSALS = [400, 403, 405, 413, 414, 429] as const;
export type Refusal = (typeof REFUSALS)[number];

export function toRefusal(status: number): Refusal | undefined {
  return REFUSALS.find((known) => known === status);
}
