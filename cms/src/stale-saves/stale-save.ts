import { findStored } from '../database/sql.ts';
import { APIError, type PayloadRequest } from 'payload';
import { messageFor } from '../studio-words/studio-languages.ts';
import { BASED_ON } from './based-on-field.ts';
import { readLastEditor } from './last-saves.ts';

export class StaleSave extends APIError {
  constructor(message: string) {
    // The path makes the form show the error (studio/components/stale-saves/based-on.tsx).
    super(message, 409, { errors: [{ path: BASED_ON, message }] });
    this.name = 'StaleSave';
  }
}

export async function staleSave(req: PayloadRequest, document: string): Promise<StaleSave> {
  const who = await nameOfLastEditor(req, document);
  return new StaleSave(
    messageFor(req, {
      en: `Not saved: ${who ?? 'somebody else'} has changed this since you opened it.`,
      de: `Nicht gespeichert: ${who ?? 'Jemand anderes'} hat das geändert. Sie sehen noch den Stand von vorher.`,
      it: `Non salvato: ${who ?? 'qualcun altro'} ha fatto modifiche da quando Lei ha aperto questa pagina.`,
    }),
  );
}

async function nameOfLastEditor(req: PayloadRequest, document: string) {
  const id = await readLastEditor(req, document);
  if (!id) return undefined;
  const editor = await findStored<{ name?: string; email: string }>(req, 'users', id);
  return editor?.name || editor?.email;
}
