/** Why a request gets no page of its own, each with words on the error page: `errors.refusals`. */
const REFUSALS = [400, 405, 414] as const;
export type Refusal = (typeof REFUSALS)[number];

/** By this the server asks for such a page; a visitor's own address never brings it along. */
const PARAMETER = 'refused';

export function refusalQuery(status: Refusal): string {
  return `?${PARAMETER}=${status}`;
}

export function refusalIn({ searchParams }: URL): Refusal | undefined {
  return toRefusal(Number(searchParams.get(PARAMETER)));
}

export function toRefusal(status: number): Refusal | undefined {
  return REFUSALS.find((known) => known === status);
}
