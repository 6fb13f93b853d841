export const TEST_SECRET = 'a secret for tests that is long enough';
