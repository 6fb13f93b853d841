import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openClinicAsEditor } from '../../../tests/support/open-as-editor.ts';

describe('redirects', () => {
  let editor: Payload;

  beforeAll(async () => {
    const clinic = await openClinicAsEditor();
    editor = clinic.editor;
    return clinic.close;
  });

  const publish = (from: string, to: string) =>
    editor.create({ collection: 'redirects', data: { from, to, _status: 'published' } });

  it('are temporary, with normalised addresses', async () => {
    const redirect = await publish('De/Aktion/?x=1', '/de/programme?discount=WINTER');
    expect(redirect.from).toBe('/de/aktion');
    expect(redirect.to).toBe('/de/programme?discount=WINTER');
    expect(redirect.permanent).toBeFalsy();
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'programme'])(
    'do not lead to %s',
    async (to) => {
      await expect(publish('/away', to)).rejects.toThrow('invalid');
    },
  );

  it('do not lead back to where they start', async () => {
    await expect(publish('/here', '/Here/?again')).rejects.toThrow('invalid');
    await publish('/one', '/two');
    await publish('/two', '/three');
    await expect(publish('/three', '/one')).rejects.toThrow('invalid');
    await expect(publish('/three', '/en/one')).rejects.toThrow('invalid');
    await expect(publish('/plain', '/en/plain')).rejects.toThrow('invalid');
  });

  it('exist once for each address', async () => {
    await publish('/twice', '/rooms');
    await expect(publish('/twice/', '/team')).rejects.toThrow('invalid');
  });
});
