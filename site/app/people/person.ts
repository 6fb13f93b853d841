import { DEFAULT_LOCALE, type Locale } from '@clinic/cms/clinic-config/locales';
import { messagesOf } from '#app/messages/catalog.ts';
import { isFlagCode, type FlagCode } from '#app/ui/flag.tsx';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Items } from '#content/models/registry.ts';
import { inLocale } from '#content/values/in-locale.ts';

type Team = Items['team'];

export function toPerson(member: Team[number], locale: Locale) {
  const languages = member.languages.filter(isFlagCode);
  return {
    id: member._id,
    name: member.name,
    role: inLocale(member.role, locale),
    bio: inLocale(member.bio, locale),
    statement: inLocale(member.statement, locale),
    specialty: inLocale(member.specialty, locale),
    training: inLocale(member.training, locale) ?? [],
    practisingSince: member.practising_since ?? undefined,
    joined: member.joined ?? undefined,
    /** Set if the texts are in another language than the page. */
    language: member.bio[locale] || !member.bio[DEFAULT_LOCALE] ? undefined : DEFAULT_LOCALE,
    picture: toPictureView(member.image, locale),
    languages,
    speaks: inOneSentence(languages, locale),
  };
}
export type Person = ReturnType<typeof toPerson>;

export function personById(team: Team, id: string | undefined, locale: Locale): Person | undefined {
  const member = id === undefined ? undefined : team.find(({ _id }) => _id === id);
  return member && toPerson(member, locale);
}

/** «Italian, German and English», for visitors to whom the flags say nothing. */
function inOneSentence(languages: readonly FlagCode[], locale: Locale): string | undefined {
  if (languages.length === 0) return undefined;
  const names = messagesOf(locale).team.languages;
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    languages.map((code) => names[code]),
  );
}
