import { LOCALES } from '@alpsera/cms/locales';
import { messagesOf } from '../../messages/catalog.ts';
import { href } from '../../routing/href.ts';
import type { PageRequest } from '../page-data.ts';
import { shareImage, type Seo } from '../seo.ts';
import { toTeaser } from './teaser.ts';

export function diagnosisListData({ snapshot, locale }: PageRequest) {
  const diagnoses = snapshot.items.diagnose;
  const words = messagesOf(locale).diagnosis;
  const seo: Seo = {
    title: words.title,
    description: words.description,
    image: shareImage(diagnoses[0]?.image),
    canonical: href('diagnosis', {}, locale),
    alternates: Object.fromEntries(LOCALES.map((other) => [other, href('diagnosis', {}, other)])),
  };
  return { seo, diagnoses: diagnoses.map((diagnosis) => toTeaser(diagnosis, locale)) };
}
