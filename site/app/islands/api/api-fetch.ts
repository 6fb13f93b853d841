import type { Locale } from '@clinic/cms/clinic-config/locales';

class ApiError extends Error {
  override name = 'ApiError';
}

type Options = { locale: Locale; body?: object; signal?: AbortSignal };

export async function apiFetch<Answer>(
  path: string,
  { locale, body, signal }: Options,
): Promise<Answer> {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      'Content-Language': locale,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new ApiError(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
