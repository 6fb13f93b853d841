import type { Locale } from '@clinic/cms/clinic-config/locales';
import { entryAddress } from '#app/routing/entry-address.ts';
import { href, hrefOfAny } from '#app/routing/href.ts';
import { personAnchor } from '#app/routing/entry-href.ts';
import { routeOptionsOf, pagesWith, type PageId } from '#app/routing/table.ts';
import type { Items, Singletons } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { playableVideos } from './videos/video-views.ts';

/** The menu is on every page; the contact page shows most of the data of the clinic. */
const PAGE_OF_GLOBAL: Readonly<Record<keyof Singletons, PageId>> = {
  home: 'home',
  menu: 'home',
  clinic: 'contact',
};

/** Where visitors see an entry or, without an id, a global; undefined if no page shows it. */
export function shownAt(
  snapshot: Snapshot,
  name: string,
  id: string,
  locale: Locale,
): string | undefined {
  if (id === '') {
    const page = Object.hasOwn(PAGE_OF_GLOBAL, name) && PAGE_OF_GLOBAL[name as keyof Singletons];
    return page ? hrefOfAny(page, {}, locale) : undefined;
  }
  const { items } = snapshot;
  // The address of a video has its YouTube id in it, not a slug.
  if (name === 'videos') {
    const video = playableVideos(snapshot).find((one) => one._id === id);
    return video && hrefOfAny('video', { id: video.youtube_id }, locale);
  }
  return entryAddress(items, name, id)?.(locale) ?? placeInList(items, name, id, locale);
}

function placeInList(items: Items, name: string, id: string, locale: Locale): string | undefined {
  const entries: readonly { _id: string }[] = Object.hasOwn(items, name)
    ? items[name as keyof Items]
    : [];
  if (!entries.some((entry) => entry._id === id)) return undefined;
  if (name === 'header_messages') return href('home', {}, locale);
  const page = pagesWith('lists').find((one) => routeOptionsOf(one).lists === name);
  const anchor = anchorOf(items, name, id, locale);
  return page && `${hrefOfAny(page, {}, locale)}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}

function anchorOf(items: Items, name: string, id: string, locale: Locale): string | undefined {
  if (name === 'team') {
    const person = items.team.find((one) => one._id === id);
    return person && personAnchor(person.name);
  }
  if (name !== 'rooms' && name !== 'images' && name !== 'vacancies') return undefined;
  const entry = items[name].find((one) => one._id === id);
  return inLocale(entry?.slug, locale) ?? id;
}
