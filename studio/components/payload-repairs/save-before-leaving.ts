'use client';

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui';
import { hasAutosaveEnabled } from 'payload/shared';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** The commands of the panel's menus have neither a slot nor an event of their own. */
const WAYS_OUT = 'a[href], .popup-button-list__button';

/** Links to another window, and those of a text that is being written. */
const STAYING = '[target="_blank"], [contenteditable] *';

/** Payload marks a form as modified a moment after the input. */
const FRESH_MS = 1_000;

/** Browsers send no more than this while a page goes away. */
const MAX_LAST_BYTES = 60_000;

// Payload saves a draft when nothing was typed for a moment; who leaves sooner would lose words. A
// click on the way out waits for a save, and a page that goes away sends it along. Seen in 3.90.1,
// not reported.
export function useSaveBeforeLeaving(): void {
  const { getData, submit } = useForm();
  const isModified = useFormModified();
  const isProcessing = useFormProcessing();
  const { method, url } = useDraftAddress();
  const unsaved = useRef(false);
  useLayoutEffect(() => {
    unsaved.current = isModified && !isProcessing;
  }, [isModified, isProcessing]);

  useEffect(() => {
    if (!method) return;
    const draft = () => {
      const body = new FormData();
      body.append('_payload', JSON.stringify({ ...getData(), _status: 'draft' }));
      return body;
    };

    async function save(): Promise<boolean> {
      const saved = await submit({
        acceptValues: { overrideLocalChanges: false },
        action: url,
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        method,
        overrides: { _status: 'draft' },
        skipValidation: true,
      });
      return Boolean(saved && saved.res?.ok);
    }

    async function leave(event: MouseEvent): Promise<void> {
      const way = event.target instanceof Element && event.target.closest<HTMLElement>(WAYS_OUT);
      const isOwnWindow = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!way || !unsaved.current || !isOwnWindow || way.matches(STAYING)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clickedAt = performance.now();
      // A refused save says so itself, and its form stays; so does whoever goes on typing meanwhile.
      if (!(await save()) || typedAt > clickedAt) return;
      unsaved.current = false;
      way.click();
    }

    function warn(event: BeforeUnloadEvent): void {
      if (unsaved.current && JSON.stringify(getData()).length > MAX_LAST_BYTES) {
        event.preventDefault();
      }
    }

    function sendAlong(): void {
      const isFresh = performance.now() - typedAt < FRESH_MS;
      if (!unsaved.current && !isFresh) return;
      // Who has left has no use for a lock.
      void fetch(`${url}&left=true`, { method, body: draft(), keepalive: true }).catch(
        () => undefined,
      );
    }

    let typedAt = -Infinity;
    const onInput = () => (typedAt = performance.now());
    document.addEventListener('input', onInput, true);
    const onClick = (event: MouseEvent) => void leave(event);
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', sendAlong);
    return () => {
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', sendAlong);
    };
  }, [getData, method, submit, url]);
}

type DraftAddress = { method?: 'PATCH' | 'POST'; url: string };

const NO_DRAFTS: DraftAddress = { url: '' };

function useDraftAddress(): DraftAddress {
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const { collectionSlug, docConfig, globalSlug, id } = useDocumentInfo();
  if (!docConfig || !hasAutosaveEnabled(docConfig)) return NO_DRAFTS;
  const query = new URLSearchParams({
    ...{ autosave: 'true', depth: '0', draft: 'true', 'fallback-locale': 'null' },
    locale,
  });
  const { api } = config.routes;
  if (globalSlug) return { method: 'POST', url: `${api}/globals/${globalSlug}?${query}` };
  if (!collectionSlug || !id) return NO_DRAFTS;
  return { method: 'PATCH', url: `${api}/${collectionSlug}/${id}?${query}` };
}
