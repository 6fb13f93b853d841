import { messagesOf } from '#app/messages/catalog.ts';
import type { PageRequest } from '#app/pages/page.ts';
import { toPerson } from '#app/people/person.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';

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
