import { pageSeo } from '../../entries/entry-seo.ts';
import { toTeaser } from '../../entries/teaser.ts';
import { messagesOf } from '../../messages/catalog.ts';
import type { PageRequest } from '../page-data.ts';
import { shareImage } from '../seo.ts';

export function diagnosisListData({ snapshot, locale }: PageRequest) {
  const { diagnose } = snapshot.items;
  const { title, description } = messagesOf(locale).diagnosis;
  const image = shareImage(diagnose[0]?.image);
  return {
    seo: pageSeo('diagnosis', locale, { title, description, image }),
    teasers: diagnose.map((diagnosis) => toTeaser('diagnosis.item', diagnosis, locale)),
  };
}
