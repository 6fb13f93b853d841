type ErrorObject = { message: string; statusCode: number };

export function errorObject(error: unknown, message = ''): ErrorObject {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  const known = [statusCode, status].find((code) => typeof code === 'number' && code >= 400);
  return { message, statusCode: (known as number | undefined) ?? 500 };
}
