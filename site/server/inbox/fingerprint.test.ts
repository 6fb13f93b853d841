import { expect, it } from 'vitest';
import type { Submission } from '#app/forms/inbox.ts';
import { fingerprintOf } from './clean-submission.ts';

const FORM: Submission = {
  kind: 'testimonial',
  locale: 'en',
  fields: { name: 'Ada', rating: 5 },
  campaign: {},
  upload: new File(['a picture'], 'me.jpg'),
};

it('is the same for the same form, wherever its visitor came from', async () => {
  const again = { ...FORM, campaign: { label: 'B' }, upload: new File(['a picture'], 'you.jpg') };
  expect(await fingerprintOf(again)).toBe(await fingerprintOf(FORM));
});

it.each<[string, Partial<Submission>]>([
  ['another word', { fields: { name: 'Ada', rating: 4 } }],
  ['another picture', { upload: new File(['another picture'], 'me.jpg') }],
  ['no picture', { upload: undefined }],
  ['another form', { kind: 'contact' }],
  ['another name', { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' }],
])('is another for %s', async (_what, change) => {
  expect(await fingerprintOf({ ...FORM, ...change })).not.toBe(await fingerprintOf(FORM));
});
