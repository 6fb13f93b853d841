'use client';

import { rolesOf } from '@clinic/cms/access/roles';
import type { ManyPublished } from '@clinic/cms/publish-many/publish-many';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import {
  Button,
  EditMany,
  parseSearchParams,
  toast,
  useAuth,
  useConfig,
  useLocale,
  useSelection,
  useTranslation,
} from '@payloadcms/ui';
import { getTranslation } from '@payloadcms/translations';
import { useRouter, useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { languageName } from '../language-name.ts';
import { postToStudio } from '../post-to-studio.ts';
import { offeredLanguages } from './offered-languages.ts';

/** Payload’s word for what is on the other pages of a list too. */
const EVERYTHING = 'allAvailable';

type Action = 'publish' | 'unpublish';

/** Above a list of which something is selected: each question names its languages. */
export function PublishMany({ collectionSlug }: { collectionSlug: string }) {
  const { i18n } = useTranslation<StudioWords, StudioWordKey>();
  const t = translator(i18n);
  const { permissions, user } = useAuth();
  const { config, getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const { count, selectAll, selectedIDs, toggleAll } = useSelection();
  const query = useSearchParams();
  const router = useRouter();
  const [action, setAction] = useState<Action>();
  const [isBusy, setBusy] = useState(false);
  const collection = getEntityConfig({ collectionSlug });
  if (!count || !collection || !permissions?.collections?.[collectionSlug]?.update) return null;

  const { plural, singular } = collection.labels;
  const label = getTranslation(count === 1 ? singular : plural, i18n);
  const { drafts } = collection.versions ?? {};
  const languages = offeredLanguages([locale], {
    all: config.localization ? config.localization.localeCodes : [],
    isPerLanguage: typeof drafts === 'object' && drafts.localizeStatus === true,
    mayAll: rolesOf(user).some((role) => role !== 'translator'),
  });
  const nameOf = (language: string) => languageName(language, i18n.language, t);
  const named = `${label} (${nameOf(languages[0] ?? 'all')})`;

  /** Everything means what the list is filtered to, on its other pages too. */
  const selected = (): Where =>
    String(selectAll) === EVERYTHING
      ? mergeListSearchAndWhere({
          collectionConfig: collection,
          search: query.get('search') ?? '',
          where: parseSearchParams(query).where as Where,
        })
      : { id: { in: selectedIDs } };

  async function run(language: string) {
    setBusy(true);
    const { body, error } = await postToStudio<ManyPublished>(
      `${collectionSlug}/publish-many`,
      i18n.language,
      { where: selected() ?? {}, action, language },
    );
    setBusy(false);
    setAction(undefined);
    if (!body) return void toast.error(error || t('schedule:failed'));
    const { changed, failed } = body;
    const said = { count: changed, language: nameOf(language) };
    if (changed > 0 || failed.length === 0) toast.success(t(`many:${action as Action}Done`, said));
    for (const { reason, title } of failed) toast.error(`${title}: ${reason}`);
    toggleAll();
    router.refresh();
  }

  return (
    <div className="publish-many" role="group" aria-label={t('many:selected', { count, label })}>
      <span>{t('many:selected', { count, label })}</span>
      <EditMany collection={{ ...collection, labels: { plural: named, singular: named } }} />
      {(['publish', 'unpublish'] as const).map((one) => (
        <Button key={one} buttonStyle="secondary" size="small" onClick={() => setAction(one)}>
          {`${t(`many:${one}`)} …`}
        </Button>
      ))}
      {action && (
        <Dialog
          id="publish-many"
          title={t(`many:${action}Title`, { count, label })}
          onClose={() => setAction(undefined)}
        >
          <p>{t(languages.length > 1 ? `many:${action}About` : `many:${action}AboutOne`)}</p>
          {languages.map((language) => (
            <button key={language} type="button" disabled={isBusy} onClick={() => run(language)}>
              {t(`many:${action}In`, { language: nameOf(language) })}
            </button>
          ))}
          <button type="button" onClick={() => setAction(undefined)}>
            {t('moderation:cancel')}
          </button>
        </Dialog>
      )}
    </div>
  );
}
