import type { Payload } from 'payload';

const KEY = 'mail-server';

type Note = { isSet: boolean };

/** Notes whether the site that sends mails has a server for it: the studio has none of its own. */
export async function noteMailServer(payload: Payload, isSet: boolean): Promise<void> {
  await payload.kv.set(KEY, { isSet } satisfies Note);
}

/** Whether mails wait for a server to be set up; without a note nobody knows. */
export async function isMailServerMissing(payload: Payload): Promise<boolean> {
  const note = await payload.kv.get<Note>(KEY);
  return note?.isSet === false;
}

export async function isMailServerSet(payload: Payload): Promise<boolean> {
  const note = await payload.kv.get<Note>(KEY);
  return note?.isSet === true;
}
