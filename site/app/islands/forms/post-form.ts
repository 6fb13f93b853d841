import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { FormAnswer } from '#app/forms/form-answer.ts';

/** Either the path of the thank-you page, or the errors. */
export type Posted = { location: string } | FormAnswer;

/**
 * Posts a form to the current address, including its query, and asks for JSON instead of a page. It
 * never rejects: a failure of any kind is returned as an answer.
 */
export async function postForm(
  form: HTMLFormElement,
  data: FormData,
  locale: Locale,
): Promise<Posted> {
  try {
    const response = await fetch(location.pathname + location.search, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Language': locale },
      body: form.enctype === 'multipart/form-data' ? data : asText(data),
    });
    return await readPosted(response);
  } catch (error) {
    // The text of a network error differs between browsers.
    return failed(error instanceof TypeError ? '' : String((error as Error).message));
  }
}

/** Reads the response. A body that is not ours, such as a proxy's page, is a failure. */
export async function readPosted(response: Response): Promise<Posted> {
  const said: unknown = await response.json().catch(() => undefined);
  if (isLocation(said) && response.ok) return said;
  if (isAnswer(said)) return said;
  return failed(response.ok ? '' : `HTTP ${response.status}`);
}

function failed(error: string): FormAnswer {
  return { values: {}, errors: {}, problem: { reason: 'failed', error } };
}

/** Only a path of this site: the server redirects nowhere else. */
function isLocation(said: unknown): said is { location: string } {
  const { location: way } = (said ?? {}) as { location?: unknown };
  return typeof way === 'string' && /^\/(?![/\\])/.test(way);
}

function isAnswer(said: unknown): said is FormAnswer {
  const { errors } = (said ?? {}) as { errors?: unknown };
  return typeof errors === 'object' && errors !== null;
}

function asText(data: FormData): URLSearchParams {
  const fields = [...data].filter(
    (field): field is [string, string] => !(field[1] instanceof File),
  );
  return new URLSearchParams(fields);
}
