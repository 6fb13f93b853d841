import { readSavedClinicContact } from '@clinic/cms/mail/saved-clinic-contact';
import pino from 'pino';
import { expect, it } from 'vitest';
import { assembleSnapshot, type Snapshot } from '#content/snapshot.ts';
import { useTemporaryFolder } from './api/testing/test-app.ts';
import { clinicContactSaver } from './clinic-contact-saver.ts';

const dataFolder = useTemporaryFolder();
const NOTHING = { name: '', phone: '', email: '', address: '' };

const clinicCalled = (name: string): Promise<Snapshot> => {
  const data = {
    ...{ name, name_de: `Klinik ${name}`, phone: '+41 81 111', email: 'a@b.example' },
    ...{ street: 'Weg 1', zip: '7000', city: 'Ort', country: 'Switzerland', country_de: 'Schweiz' },
  };
  const parts = new Map([['clinic', { kind: 'singleton', fields: [], data } as const]]);
  return assembleSnapshot(parts, new Map([['clinic', name]]), () => undefined);
};

it('keeps the details of the clinic of the content, in every language', async () => {
  const store: { snapshot: Snapshot | undefined } = { snapshot: undefined };
  const saver = clinicContactSaver({ store, dataFolder, logger: pino({ level: 'silent' }) });
  await saver.save();
  expect(await readSavedClinicContact(dataFolder, 'en')).toEqual(NOTHING);

  store.snapshot = await clinicCalled('Larch');
  await saver.save();
  const contact = { phone: '+41 81 111', email: 'a@b.example' };
  expect(await readSavedClinicContact(dataFolder, 'de')).toEqual({
    ...{ ...contact, name: 'Klinik Larch', address: 'Weg 1, 7000 Ort, Schweiz' },
  });
  expect(await readSavedClinicContact(dataFolder, 'it')).toEqual({
    ...{ ...contact, name: 'Larch', address: 'Weg 1, 7000 Ort, Switzerland' },
  });

  store.snapshot = await clinicCalled('Pine');
  await saver.save();
  expect(await readSavedClinicContact(dataFolder, 'en')).toMatchObject({ name: 'Pine' });
});
