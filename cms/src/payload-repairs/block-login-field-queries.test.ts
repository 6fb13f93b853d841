import { expect, it } from 'vitest';
import { blockLoginFieldQueries } from './block-login-field-queries.ts';
import { plainConfig } from './testing/plain-config.ts';

const access = async (config: Awaited<ReturnType<typeof plainConfig>>) => {
  const users = config.collections.find(({ slug }) => slug === 'users');
  const login = users?.flattenedFields.filter(({ name }) => /^(?:hash|salt|reset)/.test(name));
  return login?.map((field) => 'access' in field && typeof field.access?.read) ?? [];
};

it('Payload alone lets everybody query the fields behind a login', async () => {
  const config = await plainConfig();
  const unrepaired = await access(config);
  expect(unrepaired.length).toBeGreaterThan(2);
  expect(unrepaired).not.toContain('function');
  expect(new Set(await access(blockLoginFieldQueries(config)))).toEqual(new Set(['function']));
});
