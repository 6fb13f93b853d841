import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSource } from './read-source.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ title: 'A stay' }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.useRealTimers());

it('asks once for all fields of a form, for the English draft', async () => {
  const answers = await Promise.all([readSource('programs', '1'), readSource('programs', '1')]);
  expect(answers).toEqual([{ title: 'A stay' }, { title: 'A stay' }]);
  expect(fetched.mock.calls).toEqual([['/api/programs/1?locale=en&draft=true&depth=0']]);
});

it('asks again for another entry, and after half a minute', async () => {
  await readSource('programs', '2');
  await readSource('news', '2');
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(31_000);
  await readSource('news', '2');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('has no source if the studio refuses it or cannot be reached', async () => {
  fetched.mockResolvedValueOnce(Response.json({ errors: [] }, { status: 403 }));
  expect(await readSource('rooms', '1')).toBeUndefined();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await readSource('rooms', '2')).toBeUndefined();
});
