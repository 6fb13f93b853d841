import type { Payload } from 'payload';

const KEY = 'mail-server';

type Note = { isSet: boolean };

/** Notes whether the site has a mail server: the studio, which sends nothing itself, has none. */
export async function noteMailServer(payload: Payload, isSet: boolean): Promise<void> {
  await payload.kv.set(KEY, { isSet } satisfies Note);
}

/** Whether mails wait for a mail server to be set up; false if no site has said so. */
export async function isMailServerMissing(payload: Payload): Promise<boolean> {
  const note = await payload.kv.get<Note>(KEY);
  return note?.isSet === false;
}

export async function isMailServerSet(payload: Payload): Promise<boolean> {
  const note = await payload.kv.get<Note>(KEY);
  return note?.isSet === true;
}
