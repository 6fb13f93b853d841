type ErrorObject = { message: string; statusCode: number };

/** An error as pages and the API show it. Only errors of ours have a status. */
export function errorObject(error: unknown, message = ''): ErrorObject {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  const known = [statusCode, status].find((code) => typeof code === 'number' && code >= 400);
  return { message, statusCode: (known as number | undefined) ?? 500 };
}
