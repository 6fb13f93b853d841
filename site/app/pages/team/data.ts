import type { Locale } from '@alpsera/cms/locales';
import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { isFlagCode } from '#app/ui/flag.tsx';
import { toPictureView } from '#app/ui/picture-view.ts';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';

export function teamData({ snapshot, locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.team;
  const members = snapshot.items.team;
  const peopleOf = (group: 'clinic' | 'advisory') =>
    members.filter((member) => member.group === group).map((member) => toPerson(member, locale));
  const image = landscapeOf(snapshot.globals.home?.hero_image);
  return {
    seo: pageSeo('team', locale, { title, description, image }),
    clinic: peopleOf('clinic'),
    advisory: peopleOf('advisory'),
  };
}

function toPerson(member: Items['team'][number], locale: Locale) {
  return {
    id: member._id,
    name: member.name,
    role: inLocale(member.role, locale),
    bio: inLocale(member.bio, locale),
    /** The language of the words where it is not that of the page. */
    language: member.bio[locale] || !member.bio.en ? undefined : 'en',
    picture: toPictureView(member.image, locale),
    languages: member.languages.filter(isFlagCode),
  };
}
export type Person = ReturnType<typeof toPerson>;
