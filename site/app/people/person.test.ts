import { expect, it } from 'vitest';
import '#app/messages/all.ts';
import { teamMemberModel } from '#content/models/rooms-and-people.ts';
import { personById, toPerson } from './person.ts';

const ADA = teamMemberModel.parse({
  _id: 'ada',
  name: 'Dr. med. Ada Lichtwart',
  role: 'Physician',
  role_de: 'Ärztin',
  specialty_de: 'Fachärztin für Innere Medizin',
  training_de: ['Studium'],
  practising_since: 1999,
  languages: ['it', 'gb', 'xx'],
});

it('says in a sentence which languages somebody speaks, as far as the site knows them', () => {
  expect(toPerson(ADA, 'en').speaks).toBe('Italian and English');
  expect(toPerson(ADA, 'de').speaks).toBe('Italienisch und Englisch');
  expect(toPerson(ADA, 'it').speaks).toBe('italiano e inglese');
});

it('has what an editor wrote, and nothing where that is missing', () => {
  expect(toPerson(ADA, 'de')).toMatchObject({
    role: 'Ärztin',
    specialty: 'Fachärztin für Innere Medizin',
    training: ['Studium'],
    practisingSince: 1999,
    joined: undefined,
  });
  expect(toPerson(ADA, 'en')).toMatchObject({ specialty: undefined, training: [] });
});

it('reads entries of a host that knows none of the newer fields', () => {
  const bare = teamMemberModel.parse({ _id: 'bo', name: 'Bo', languages: null });
  expect(toPerson(bare, 'en')).toMatchObject({ name: 'Bo', speaks: undefined, training: [] });
});

it('finds nobody by the id of somebody who is not published', () => {
  expect(personById([ADA], 'ada', 'en')?.name).toBe('Dr. med. Ada Lichtwart');
  expect(personById([ADA], 'eve', 'en')).toBeUndefined();
  expect(personById([ADA], undefined, 'en')).toBeUndefined();
});
