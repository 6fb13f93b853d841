import { expect, test, type Page } from '@playwright/test';
import { ask, newProgram, openPath, openStudio, SEEN } from './support/studio.ts';

const field = (page: Page, name: string) => page.locator(`#field-${name}`).first();

async function openNewProgram(page: Page, title: string) {
  const { id, path } = await newProgram(page, { title });
  await openPath(page, `${path}?locale=en`);
  const address = `/api/programs/${id}?locale=en&draft=true&depth=0`;
  return async () => (await ask(page, 'GET', address)).body;
}

/** Lets the first part of each answer to the form through, and keeps the rest. */
function keepRestOfAnswers(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const answer = await send(input, init);
    if (!answer.body || !new Headers(init?.headers).has('next-action')) return answer;
    let text = '';
    const inParts = new TransformStream<string, string>({
      async transform(part, controller) {
        text += part;
        const [first] = /^[^]*?^1:.*\n/m.exec(text) ?? [];
        if (!first) return;
        controller.enqueue(first);
        text = text.slice(first.length);
        await new Promise((resolve) => window.addEventListener('let-rest-through', resolve));
        document.documentElement.removeAttribute('data-rest-kept');
      },
      flush: (controller) => controller.enqueue(text),
    });
    const body = answer.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(inParts)
      .pipeThrough(new TextEncoderStream());
    document.documentElement.setAttribute('data-rest-kept', '');
    return new Response(body, answer);
  };
}

test('no letter is taken back while an answer arrives in parts', async ({ browser }) => {
  const page = await openStudio(browser);
  await page.addInitScript(keepRestOfAnswers);
  const stored = await openNewProgram(page, 'Answered in parts');
  const excerpt = field(page, 'excerpt');
  await excerpt.pressSequentially('Before');
  await page.locator('[data-rest-kept]').waitFor({ state: 'attached' });
  await excerpt.pressSequentially(', and', { delay: 40 });
  await expect.poll(async () => (await stored()).excerpt, SEEN).toMatch(/^Before/);
  await excerpt.pressSequentially(' after', { delay: 40 });
  await expect(excerpt).toHaveValue('Before, and after');
  const letThrough = () => page.evaluate(() => window.dispatchEvent(new Event('let-rest-through')));
  await expect
    .poll(async () => {
      await letThrough();
      return (await stored()).excerpt;
    }, SEEN)
    .toBe('Before, and after');
  await expect(excerpt).toHaveValue('Before, and after');
  await page.close();
});

test('who goes on to the next field during a save loses nothing of the last one', async ({
  browser,
}) => {
  const page = await openStudio(browser);
  const stored = await openNewProgram(page, 'Typed on');
  let answer!: () => void;
  const isTyped = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/programs/**', async (route) => {
    if (route.request().method() === 'PATCH') await isTyped;
    await route.continue();
  });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await field(page, 'excerpt').pressSequentially('One');
  await sent;
  await field(page, 'excerpt').pressSequentially(' and two');
  await field(page, 'subtitle').pressSequentially('Three');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  answer();
  await saved;
  await expect.poll(stored, SEEN).toMatchObject({ excerpt: 'One and two', subtitle: 'Three' });
  await expect(field(page, 'excerpt')).toHaveValue('One and two');
  await expect(field(page, 'subtitle')).toHaveValue('Three');
  await page.close();
});
