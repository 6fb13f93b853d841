import type { Locale } from '@alpsera/cms/locales';
import type { FormAnswer } from '#app/forms/form-answer.ts';

/** Either the way to the thank-you page, or what is wrong. */
export type Posted = { location: string } | FormAnswer;

/**
 * Sends a form to the address it stands at, query included, and asks for data instead of a page. It
 * never rejects: if sending fails, for whatever reason, that is an answer too.
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
    // Browsers word a lost connection each in their own way.
    return failed(error instanceof TypeError ? '' : String((error as Error).message));
  }
}

/** What the server has answered. What is not its own word, such as a proxy's page, is a failure. */
export async function readPosted(response: Response): Promise<Posted> {
  const said: unknown = await response.json().catch(() => undefined);
  if (isWay(said) && response.ok) return said;
  if (isAnswer(said)) return said;
  return failed(response.ok ? '' : `HTTP ${response.status}`);
}

function failed(error: string): FormAnswer {
  return { values: {}, errors: {}, problem: { reason: 'failed', error } };
}

/** Of this site, as everything that the server leads to. */
function isWay(said: unknown): said is { location: string } {
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
