/** An error as pages and API responses show it. */
export type ErrorObject = { message: string; statusCode: number };

/** Takes the status of one of our own errors; an error without a status is a 500. */
export function errorObject(error: unknown, message = ''): ErrorObject {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  const known = [statusCode, status].find((code) => typeof code === 'number' && code >= 400);
  return { message, statusCode: (known as number | undefined) ?? 500 };
}
