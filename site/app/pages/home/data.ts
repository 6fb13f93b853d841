import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { toTeaser } from '#app/entries/teaser.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import { newsIn, toNewsTeaser } from '#app/pages/news/news-list.ts';
import { personById } from '#app/people/person.ts';
import type { PageRequest } from '#app/page/page.ts';
import { toProgramTeaser } from '#app/pages/programs/program-teaser.ts';
import { toTestimonialView } from '#app/pages/testimonials/testimonial-view.ts';
import { toVideoTeaser } from '#app/pages/videos/video-views.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { landscapeOf } from '#app/seo/share-picture.ts';
import { toPictureView } from '#app/ui/picture-view.ts';
import type { Items } from '#content/models/registry.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { writtenIn } from '#content/written-locales.ts';
import { filmIn } from './film.ts';
import { sentencesOf } from './sentences.ts';

const PROGRAMS_SHOWN = 3;
const NEWS_SHOWN = 3;
/** As many of a guest's sentences fit on a phone. */
const SENTENCES_SHOWN = 3;

export function homeData({ snapshot, locale }: PageRequest) {
  const { home, clinic } = snapshot.globals;
  const { health_concerns: concerns, programs, team, testimonials } = snapshot.items;
  const text = <T>(value: Parameters<typeof inLocale<T>>[0]) => inLocale(value, locale);
  // Until somebody has written it, the home page says whose it is.
  const title = text(home?.hero_title) ?? text(clinic?.name) ?? CLINIC.name;
  const intro = home ? text(home.hero_text) : messagesOf(locale).unwritten.home;
  return {
    seo: pageSeo('home', locale, {
      title: text(home?.seo_title) ?? title,
      description: text(home?.seo_description) ?? intro ?? '',
      image: landscapeOf(home?.seo_image ?? home?.hero_image),
    }),
    hero: { title, text: intro, picture: toPictureView(home?.hero_image, locale) },
    concerns: writtenIn(concerns, locale).map((concern) =>
      toTeaser('healthConcerns.item', concern, locale),
    ),
    panorama: toPictureView(home?.panorama_image, locale),
    approach: {
      title: text(home?.approach_title),
      text: text(home?.approach_text),
      steps: text(home?.steps) ?? [],
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

function latestIn(snapshot: Snapshot, locale: Locale) {
  const video = filmIn(snapshot, locale);
  return {
    news: newsIn(snapshot, locale)
      .slice(0, NEWS_SHOWN)
      .map((item) => toNewsTeaser(item, locale)),
    video: video && toVideoTeaser(snapshot, video, locale),
  };
}

/** One voice in the visitor's own language: among the happiest the one that needs fewest words. */
function voiceIn(testimonials: Items['testimonials'], locale: Locale) {
  const [voice] = testimonials
    .filter(({ lang, approved }) => lang === locale && approved)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.text.length - b.text.length);
  if (!voice) return undefined;
  const { text, name, rating } = toTestimonialView(voice, locale);
  const sentences = sentencesOf(text, locale);
  return {
    beginning: sentences.slice(0, SENTENCES_SHOWN).join(''),
    rest: sentences.slice(SENTENCES_SHOWN).join(''),
    name,
    rating,
    location: voice.location,
  };
}
