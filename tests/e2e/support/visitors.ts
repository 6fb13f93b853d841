const COOKIE = {
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};

/** A visitor who has dismissed the cookie card and allowed nothing. */
export const DECIDED_VISITOR = {
  cookies: [{ name: 'hide_cookie_banner', value: 'true', ...COOKIE }],
  origins: [],
};

export const NEW_VISITOR = { cookies: [], origins: [] };
