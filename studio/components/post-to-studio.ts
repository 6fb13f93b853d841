type Refusal = { name?: string; message: string };

/** Posts to the studio's API; returns the body, or the message to show, or '' if there is none. */
export async function postToStudio<Body>(path: string, language: string, data: object = {}) {
  const isForm = data instanceof FormData;
  const type = isForm ? undefined : { 'Content-Type': 'application/json' };
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'Accept-Language': language, ...type },
    body: isForm ? data : JSON.stringify(data),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as
    (Body & { errors?: Refusal[] }) | undefined;
  if (answer?.ok && body) return { body };
  const [refusal] = body?.errors ?? [];
  return { error: refusal?.message ?? '', name: refusal?.name };
}
