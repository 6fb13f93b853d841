import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toTeaser } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { todayAtTheClinic } from '#app/forms/days.ts';
import { newsIn, toNewsTeaser } from '#app/pages/news/news-list.ts';
import { personById } from '#app/people/person.ts';
import type { Loaded, PageArgs, PageRequest } from '#app/page/page.ts';
import { toProgramTeaser } from '#app/pages/programs/program-card.tsx';
import { toTestimonialView } from '#app/pages/testimonials/testimonial-view.tsx';
import {
  toVideoTeaser,
  videosIn,
  type Video,
  firstNonSatire,
} from '#app/pages/videos/video-views.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toPictureView } from '#app/ui/picture.tsx';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';

const PROGRAMS_SHOWN = 3;
const NEWS_SHOWN = 3;
/** How many sentences of a guest fit on a phone. */
const SENTENCES_SHOWN = 2;

export function homeData({ snapshot, locale }: PageRequest) {
  const { home, clinic } = snapshot.globals;
  const { health_concerns: concerns, programs, team, testimonials } = snapshot.items;
  const text = <T>(value: Parameters<typeof inLocale<T>>[0]) => inLocale(value, locale);
  // Until somebody has written a title, the home page shows the name of the clinic.
  const title = text(home?.hero_title) ?? text(clinic?.name) ?? CLINIC.name;
  const intro = home ? text(home.hero_text) : messagesOf(locale).unwritten.home;
  return {
    seo: pageSeo('home', locale, {
      title: text(home?.seo_title) ?? title,
      description: text(home?.seo_description) ?? intro ?? '',
      image: landscapeOf(home?.seo_image ?? home?.hero_image),
    }),
    hero: { title, text: intro, picture: toPictureView(heroImage(home), locale) },
    concerns: writtenIn(concerns, locale).map((concern) =>
      toTeaser('healthConcerns.item', concern, locale),
    ),
    panorama: toPictureView(home?.panorama_image, locale),
    approach: {
      title: text(home?.approach_title),
      text: text(home?.approach_text),
      steps: stepsIn(home, locale),
    },
    people: {
      title: text(home?.people_title),
      text: text(home?.people_text),
      picture: toPictureView(home?.people_image, locale),
      director: personById(team, clinic?.medical_director, locale),
      answersPhone: personById(team, clinic?.answers_phone, locale),
    },
    programs: writtenIn(programs, locale)
      .toSorted((a, b) => Number(b.recommended) - Number(a.recommended))
      .slice(0, PROGRAMS_SHOWN)
      .map((program) => toProgramTeaser(program, locale)),
    voice: voiceIn(testimonials, locale),
    latest: latestIn(snapshot, locale),
    place: {
      title: text(home?.place_title),
      text: text(home?.place_text),
      picture: toPictureView(home?.place_image, locale),
    },
  };
}

type HomeWords = Snapshot['globals']['home'];

/** The picture of the season on the days that editors have chosen for it, else the usual one. */
export function heroImage(home: HomeWords, today = todayAtTheClinic()) {
  const season = home?.hero_seasons.find((one) => isWithin(today.slice(5), one));
  return season?.image ?? home?.hero_image;
}

/** Days are such as `11-15`; a season may begin in one year and end in the next. */
function isWithin(day: string, { from, until }: { from: string; until: string }): boolean {
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** The steps of a stay in a language; the page about the approach shows their pictures too. */
export function stepsIn(home: HomeWords, locale: Locale) {
  return (inLocale(home?.steps, locale) ?? []).map(({ image, ...step }) => ({
    ...step,
    picture: toPictureView(image, locale),
  }));
}

/** Adds the blurred picture, which is shown until the real one has loaded. */
export function loadHome({ services }: PageArgs, page: Loaded<typeof homeData>) {
  const { picture } = page.hero;
  return { ...page, hero: { ...page.hero, blurred: picture && services.blurred?.(picture) } };
}

function latestIn(snapshot: Snapshot, locale: Locale) {
  const video = filmIn(snapshot, locale);
  return {
    news: newsIn(snapshot, locale)
      .slice(0, NEWS_SHOWN)
      .map((item) => toNewsTeaser(item, locale)),
    video: video && toVideoTeaser(snapshot, video, locale),
  };
}

/** A testimonial in the language of the page: the shortest of those with the best rating. */
function voiceIn(testimonials: Items['testimonials'], locale: Locale) {
  const [voice] = testimonials
    .filter(({ lang, approved }) => lang === locale && approved)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.text.length - b.text.length);
  if (!voice) return undefined;
  const { text, name, rating, picture } = toTestimonialView(voice, locale);
  const sentences = sentencesOf(text, locale);
  return {
    beginning: sentences.slice(0, SENTENCES_SHOWN).join(''),
    rest: sentences.slice(SENTENCES_SHOWN).join(''),
    name,
    rating,
    picture,
    location: voice.location,
  };
}

/** The film of the home page: the editors' choice, or the newest that is not satire. */
export function filmIn(
  { items, globals }: Pick<Snapshot, 'items' | 'globals'>,
  locale: Locale,
): Video | undefined {
  const films = videosIn({ items }, locale);
  return films.find(({ _id }) => _id === globals.home?.video) ?? firstNonSatire({ items }, films);
}

/** Abbreviations after which a sentence goes on, in spite of the full stop. */
const ABBREVIATION = /(?:^|\s)(?:Dr|Prof|med|Mr|Mrs|Ms|Fr|Hr|Dott|Sig|St)\.\s*$/i;

/** The sentences of a text, each with the space after it: joined, they give the text again. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
  }
  return sentences;
}
