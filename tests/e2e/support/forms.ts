import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route } from '@playwright/test';
import { animationsFinished } from './at-rest.ts';
import { islandAlive, open } from './hydrated.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Two Sundays, far enough in the future. */
export const SUNDAYS = { start: '2033-01-02', end: '2033-01-16' };

export async function expectNoViolations(page: Page, state: string): Promise<void> {
  await animationsFinished(page);
  // At the top the fixed header covers nothing: what it covers in part is too small for a finger.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Header, footer and empty forms are checked on every page, in pages.spec.ts.
  const { violations } = await new AxeBuilder({ page }).include('main').withTags(TAGS).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    state,
  ).toEqual([]);
}

export const form = (page: Page) =>
  page.locator('main form[aria-label], main form[aria-labelledby]');
export const summary = (page: Page) => page.locator('main [role="alert"]');
export const send = (page: Page) => form(page).locator('button[type="submit"]');
export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** Waits until a form is hydrated, which happens when it is near the viewport. */
export async function formAlive(page: Page): Promise<void> {
  const island = page.locator('main [data-island$="-form"]');
  await islandAlive(page, (await island.getAttribute('data-island')) ?? '');
}

/** Waiting has its limits in the product: from now on nothing is too slow. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

export async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await formAlive(page);
}

/** Mocks the responses to POST requests of an address; pages still come from the server. */
export async function answerPosts(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  );
}

export async function fillRequest(page: Page, marker: string): Promise<void> {
  // An inpatient: nobody else is asked for an address.
  await field(page, 'stay').first().check();
  await field(page, 'salutation').first().check();
  await field(page, 'firstname').fill('Ada');
  await field(page, 'lastname').fill(marker);
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'phone').fill('0041 79 123 45 67');
  await field(page, 'street').fill('Bergweg 1');
  await field(page, 'zip').fill('7000');
  await field(page, 'city').fill('Chur');
  await field(page, 'country').selectOption('CH');
  await field(page, 'start').fill(SUNDAYS.start);
  await field(page, 'end').fill(SUNDAYS.end);
  await field(page, 'privacy').check();
}

export async function fillContact(page: Page, marker: string): Promise<void> {
  await field(page, 'name').fill(marker);
  await field(page, 'email').fill('ada@example.org');
  await field(page, 'category').selectOption('other');
  await field(page, 'message').fill('Is there a room with a view?');
  await field(page, 'privacy').check();
}
