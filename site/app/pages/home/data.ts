import { inLocale } from '../../../server/content/models/model.ts';
import { pageSeo } from '../../entries/entry-seo.ts';
import { toTeaser } from '../../entries/teaser.ts';
import type { PageRequest } from '../page-data.ts';
import { toPictureView } from '../../entries/picture-view.ts';
import { shareImage } from '../seo.ts';

export function homeData({ snapshot, locale }: PageRequest) {
  const { home } = snapshot.globals;
  if (!home) return undefined;
  const text = <T>(value: Parameters<typeof inLocale<T>>[0]) => inLocale(value, locale);
  const seo = pageSeo('home', locale, {
    title: text(home.seo_title) ?? text(home.hero_title) ?? '',
    description: text(home.seo_description) ?? text(home.hero_text) ?? '',
    image: shareImage(home.seo_image ?? home.hero_image),
  });
  return {
    seo,
    hero: {
      title: text(home.hero_title) ?? '',
      text: text(home.hero_text),
      picture: toPictureView(home.hero_image, locale),
    },
    approach: {
      title: text(home.approach_title),
      text: text(home.approach_text),
      steps: text(home.steps) ?? [],
    },
    diagnostics: snapshot.items.diagnose.map((diagnosis) =>
      toTeaser('diagnosis.item', diagnosis, locale),
    ),
    place: {
      title: text(home.place_title),
      text: text(home.place_text),
      picture: toPictureView(home.place_image, locale),
    },
  };
}
