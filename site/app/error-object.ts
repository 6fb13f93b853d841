/** An error as pages and programs are told of it. */
export type ErrorObject = { message: string; statusCode: number };

/** What went wrong, by an error of our own; one without a status is 500. */
export function errorObject(error: unknown, message = ''): ErrorObject {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  const known = [statusCode, status].find((code) => typeof code === 'number' && code >= 400);
  return { message, statusCode: (known as number | undefined) ?? 500 };
}
