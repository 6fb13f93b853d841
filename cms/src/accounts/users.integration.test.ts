import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';

const shown = (error: unknown) => (error as { data?: { errors?: object[] } }).data?.errors;
let editor: Payload;
beforeAll(async () => {
  const clinic = await openClinicAsEditor();
  editor = clinic.editor;
  return clinic.close;
});

describe('a password of the studio', () => {
  const collection = 'users';
  const email = 'new@clinic.example';

  it('has ten characters at least, in all ways of setting one', async () => {
    const short = { email, password: 'nine char', roles: ['editor' as const] };
    const refused = await editor.create({ collection, data: short }).catch(shown);
    expect(refused).toEqual([expect.objectContaining({ path: 'password' })]);

    const { id } = await editor.create({ collection, data: { ...short, password: 'ten chars!' } });
    await expect(
      editor.update({ collection, id, data: { password: 'short' } }),
    ).rejects.toMatchObject({ status: 400 });
    const token = await editor.forgotPassword({ collection, data: { email }, disableEmail: true });
    await expect(
      editor.resetPassword({
        collection,
        data: { token, password: 'short' },
        overrideAccess: true,
      }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      editor.login({ collection, data: { email, password: 'short' } }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(
      editor.login({ collection, data: { email, password: 'ten chars!' } }),
    ).resolves.toBeTruthy();
  });
});

describe('a login of the studio', () => {
  const collection = 'users';
  const email = 'ada\0@clinic.example';

  it('finds nobody by an address that the database cannot store', async () => {
    await expect(
      editor.login({ collection, data: { email, password: 'ten chars!' } }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(
      editor.forgotPassword({ collection, data: { email }, disableEmail: true }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
