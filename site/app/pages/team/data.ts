import { pageWords } from '#app/lists/page-words.ts';
import type { PageRequest } from '#app/page/page.ts';
import { toPerson } from '#app/people/person.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';

export function teamData({ snapshot, locale }: PageRequest) {
  const { head } = pageWords(snapshot, 'team', locale);
  const members = snapshot.items.team;
  const peopleOf = (group: 'clinic' | 'advisory') =>
    members.filter((member) => member.group === group).map((member) => toPerson(member, locale));
  const image = head.image ?? landscapeOf(snapshot.globals.home?.hero_image);
  return {
    seo: pageSeo('team', locale, { ...head, image }),
    clinic: peopleOf('clinic'),
    advisory: peopleOf('advisory'),
  };
}
