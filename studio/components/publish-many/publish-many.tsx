'use client';

import { rolesOf } from '@clinic/cms/access/roles';
import type { ManyPublished } from '@clinic/cms/publish-many/publish-many';
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
import { hasLocalizeStatusEnabled, mergeListSearchAndWhere } from 'payload/shared';
import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';
import { offeredLanguages } from './offered-languages.ts';

const ACTIONS = ['publish', 'unpublish'] as const;

export function PublishMany({ collectionSlug }: { collectionSlug: string }) {
  const { i18n } = useTranslation();
  const { nameOf, t } = useWords();
  const { isBusy, post } = usePost('schedule:failed');
  const { permissions, user } = useAuth();
  const { config, getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const { count, selectAll, selectedIDs, toggleAll } = useSelection();
  const query = useSearchParams();
  const router = useRouter();
  const [action, setAction] = useState<(typeof ACTIONS)[number]>();
  const collection = getEntityConfig({ collectionSlug });
  if (!count || !collection || !permissions?.collections?.[collectionSlug]?.update) return null;

  const { plural, singular } = collection.labels;
  const label = getTranslation(count === 1 ? singular : plural, i18n);
  const languages = offeredLanguages([locale], {
    all: config.localization ? config.localization.localeCodes : [],
    isPerLanguage: hasLocalizeStatusEnabled(collection),
    mayAll: rolesOf(user).some((role) => role !== 'translator'),
  });
  const selection = t('many:selected', { count, label });
  const close = () => setAction(undefined);
  const named = `${label} (${nameOf(languages[0] ?? 'all')})`;

  /** “All” means all that the filter of the list finds, on its other pages too. */
  const selected = (): Where =>
    String(selectAll) === 'allAvailable'
      ? mergeListSearchAndWhere({
          collectionConfig: collection,
          search: query.get('search') ?? '',
          where: parseSearchParams(query).where as Where,
        })
      : { id: { in: selectedIDs } };

  async function run(language: string) {
    const asked = { where: selected() ?? {}, action, language };
    const done = await post<ManyPublished>(`${collectionSlug}/publish-many`, asked);
    close();
    if (!done) return;
    const { changed, failed } = done;
    const said = { count: changed, language: nameOf(language) };
    if (changed > 0 || failed.length === 0) toast.success(t(`many:${action!}Done`, said));
    for (const { reason, title } of failed) toast.error(`${title}: ${reason}`);
    toggleAll();
    router.refresh();
  }

  return (
    <div className="publish-many" role="group" aria-label={selection}>
      <span>{selection}</span>
      <EditMany collection={{ ...collection, labels: { plural: named, singular: named } }} />
      {ACTIONS.map((one) => (
        <Button key={one} buttonStyle="secondary" size="small" onClick={() => setAction(one)}>
          {`${t(`many:${one}`)} …`}
        </Button>
      ))}
      {action && (
        <Dialog
          id="publish-many"
          title={t(`many:${action}Title`, { count, label })}
          onClose={close}
        >
          <p>{t(languages.length > 1 ? `many:${action}About` : `many:${action}AboutOne`)}</p>
          {languages.map((language) => (
            <button key={language} type="button" disabled={isBusy} onClick={() => run(language)}>
              {t(`many:${action}In`, { language: nameOf(language) })}
            </button>
          ))}
          <button type="button" onClick={close}>
            {t('moderation:cancel')}
          </button>
        </Dialog>
      )}
    </div>
  );
}
