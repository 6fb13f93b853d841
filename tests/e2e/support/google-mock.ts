import type { Page } from '@playwright/test';
import { ANALYTICS_ID, SITE_URL } from './server.ts';

/** A stand-in for Google's script: it sends events and sets two cookies. */
function behaveLikeGtag(property: string): void {
  const layer = (window as unknown as { dataLayer: IArguments[] }).dataLayer;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this whole function is sent as text
  const take = (entry: IArguments) => {
    const [command, name, parameters] = [...entry] as [string, string, Record<string, string>];
    if (command !== 'event') return;
    const query = new URLSearchParams({ en: name, dl: parameters.page_location ?? '' });
    const to = `https://region1.google-analytics.com/g/collect?${query}`;
    void fetch(to, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  layer.forEach(take);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
  for (const name of ['_ga', `_ga_${property.slice(2)}`, '_gcl_au']) {
    document.cookie = `${name}=1; Path=/; Max-Age=7776000; SameSite=Lax`;
  }
}

/** A stand-in for YouTube's player: it plays, or reports that the video is unavailable. */
function behaveLikePlayer(signal: 'plays' | 'refuses'): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this whole function is sent as text
  const tell = (event: string, info: number | null) =>
    window.parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), '*');
  window.addEventListener('message', ({ data }) => {
    const { event } = JSON.parse(String(data)) as { event?: string };
    if (event !== 'listening') return;
    tell('onReady', null);
    if (signal === 'plays') tell('onStateChange', 1);
    else tell('onError', 100);
  });
}

function playerPage(signal: 'plays' | 'refuses'): string {
  return `<title>A stand-in</title>What YouTube shows<script>(${behaveLikePlayer})('${signal}')</script>`;
}

/** Mocks all requests to other hosts, and returns the list of their addresses. */
export async function mockGoogle(
  page: Page,
  film: 'plays' | 'refuses' = 'plays',
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== SITE_URL,
    async (route) => {
      const url = route.request().url();
      asked.push(url);
      if (url.includes('/gtag/js')) {
        const body = `(${behaveLikeGtag})(${JSON.stringify(ANALYTICS_ID)})`;
        return route.fulfill({ contentType: 'text/javascript', body });
      }
      return route.fulfill({ contentType: 'text/html', body: playerPage(film) });
    },
  );
  return asked;
}

/** Events before analytics has loaded are not tracked; it loads after the cookies were read. */
export async function analyticsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => 'gtag' in window);
}

/** The commands sent to Google's script, in order; none before consent. */
export function gtagCommands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) => [
      ...(entry as unknown[]),
    ]),
  );
}
