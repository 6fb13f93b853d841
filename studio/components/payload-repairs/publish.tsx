'use client';

import {
  FormSubmit,
  PopupList,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormBackgroundProcessing,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useHotkey,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { hasLocalizeStatusEnabled } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { useAskBeforePublishing, type Extent } from '../publish-advice/ask-before-publishing.tsx';

// Payload disables its button while a draft is saved, so that a click after the last word is lost.
// It also stays disabled for a draft in one language right after a draft in another, which is not
// counted. Seen in 3.90.1, not reported; tests/e2e/studio-editing.spec.ts has both.
export function Publish() {
  const { docConfig, hasPublishedDoc, hasPublishPermission, uploadStatus } = useDocumentInfo();
  const unpublished = useCountOfDrafts();
  const { disabled } = useForm();
  const { config } = useConfig();
  const { label } = useLocale();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const isBusy = [useFormInitializing(), useFormProcessing(), disabled].some(Boolean);
  const isSaving = useFormBackgroundProcessing();
  const { publish, saveDraft } = usePublishing();
  const asked = useRef<Extent>(undefined);

  useEffect(() => {
    const extent = asked.current;
    if (isSaving || !extent) return;
    asked.current = undefined;
    void publish(extent);
  }, [isSaving, publish]);

  const { ask, question } = useAskBeforePublishing((extent) => {
    if (isSaving) asked.current = extent;
    else void publish(extent);
  });

  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    if (isModified) void saveDraft();
  });

  if (!hasPublishPermission) return null;
  const isTranslated = config.localization && config.localization.localeCodes.length > 1;
  const isPerLanguage = isTranslated && docConfig && hasLocalizeStatusEnabled(docConfig);
  const hasNews = isModified || unpublished > 0 || !hasPublishedDoc;
  const isDisabled = isBusy || !hasNews || uploadStatus === 'uploading';
  const menu = ({ close }: { close: () => void }) => (
    <PopupList.ButtonGroup>
      <PopupList.Button id="publish-locale" onClick={() => [void ask('all languages'), close()]}>
        {t('version:publishAllLocales')}
      </PopupList.Button>
    </PopupList.ButtonGroup>
  );
  return (
    <>
      {question}
      <FormSubmit
        buttonId="action-save"
        type="button"
        disabled={isDisabled}
        // While a draft is being saved it looks disabled, but takes clicks.
        extraButtonProps={{
          disabled: isDisabled,
          onClick: () => void ask(isPerLanguage ? 'this language' : 'all languages'),
        }}
        SubMenuPopupContent={isPerLanguage ? menu : undefined}
      >
        {isPerLanguage
          ? t('version:publishIn', { locale: String(label) })
          : t('version:publishChanges')}
      </FormSubmit>
    </>
  );
}

/** The number of drafts since the last publication; at least one if the status is `draft`. */
function useCountOfDrafts(): number {
  const { data, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo();
  const isUncounted = data?._status === 'draft' && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  return unpublishedVersionCount;
}

function usePublishing() {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const document = useDocumentInfo();
  const { collectionSlug, docConfig, globalSlug, id } = document;
  const path = globalSlug
    ? `globals/${globalSlug}`
    : [collectionSlug, id].filter(Boolean).join('/');
  const address = (query: Record<string, string>) =>
    `${config.routes.api}/${path}?${new URLSearchParams({ depth: '0', locale, ...query })}`;

  return {
    async publish(extent: Extent): Promise<void> {
      const isOfAll = docConfig && hasLocalizeStatusEnabled(docConfig);
      const all: Record<string, string> = isOfAll ? { publishAllLocales: 'true' } : {};
      const query = extent === 'all languages' ? all : { publishSpecificLocale: locale };
      const overrides = { _status: 'published' };
      if (!(await submit({ action: address(query), overrides }))) return;
      document.setUnpublishedVersionCount(0);
      document.setMostRecentVersionIsAutosaved(false);
      document.setHasPublishedDoc(true);
    },
    async saveDraft(): Promise<void> {
      await submit({
        action: address({ draft: 'true', 'fallback-locale': 'null' }),
        method: globalSlug || !id ? 'POST' : 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
      });
    },
  };
}
