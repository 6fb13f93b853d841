import type { BrowserContext } from '@playwright/test';

/** The cookies of a browser with their lifetimes in days, without the language cookie. */
export async function cookieDays(context: BrowserContext): Promise<Record<string, number>> {
  const cookies = await context.cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => name !== 'language')
      .map(({ name, expires }) => [name, Math.round((expires - Date.now() / 1000) / 86_400)]),
  );
}
