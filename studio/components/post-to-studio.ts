/** Posts to the studio's API; returns its answer, or the message to be shown. */
export async function postToStudio<Body>(path: string, language: string, data: object = {}) {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as
    (Body & { errors?: { message: string }[] }) | undefined;
  if (answer?.ok && body) return { body };
  return { error: body?.errors?.[0]?.message ?? '' };
}
