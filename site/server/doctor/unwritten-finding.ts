import { PAGE_IDS, ROUTE_TABLE } from '#app/routing/table.ts';
import { findTextPage, TEXT_PAGES } from '#app/routing/text-pages.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { about, counted, type Finding } from './finding.ts';

type Settings = { STUDIO_URL?: string; CONTENT_API_HOST?: string };

/** Pages that answer with a few neutral words, since nobody has written their text. */
export function unwrittenFinding({ items }: Snapshot, settings: Settings): Finding {
  const pages = TEXT_PAGES.filter((id) => PAGE_IDS.includes(id) && !findTextPage(items.pages, id));
  const { ok, look } = about('content', 'texts of pages');
  if (pages.length === 0) return ok('every page has its text');
  const { STUDIO_URL: studio, CONTENT_API_HOST: host } = settings;
  const place =
    studio && !host ? `: ${studio.replace(/\/$/, '')}/admin/collections/pages/create` : '';
  return look(
    `${counted(pages.length, 'page has', 'pages have')} no text yet`,
    'Write these pages, or switch off in clinic/clinic.ts those that the clinic does without.',
    pages.map((id) => `/${ROUTE_TABLE[id].paths.en}${place}`),
  );
}
