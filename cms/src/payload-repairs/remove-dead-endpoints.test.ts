import { expect, it } from 'vitest';
import { removeVerifyEndpoint } from './remove-verify-endpoint.ts';
import { plainConfig } from './testing/plain-config.ts';

it('Payload alone offers to verify addresses where none is verified', async () => {
  const config = await plainConfig();
  const users = config.collections.find(({ slug }) => slug === 'users');
  const paths = () => users?.endpoints && users.endpoints.map(({ path }) => path);
  expect(users?.auth.verify).toBeFalsy();
  expect(paths()).toContain('/verify/:id');
  removeVerifyEndpoint(config);
  expect(paths()).not.toContain('/verify/:id');
});
