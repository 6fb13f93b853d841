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

/** Links and commands of menus. The latter have neither a slot nor an event to hook into. */
const WAYS_OUT = 'a[href], .popup-button-list__button';
/** Links that open another window, and those inside a text that is being written. */
const STAYING = '[target="_blank"], [contenteditable] *';
/** Payload marks a form as modified a moment after the input. */
const FRESH_MS = 1_000;
/** Browsers send at most 64 KiB with `keepalive` while a page is closed. */
const MAX_LAST_BYTES = 60_000;

// Payload saves a draft when nothing was typed for a moment; whoever leaves sooner would lose
// words. So a click on a link waits for a save, and a page that is closed sends the draft as its
// last request. Seen in 3.90.1, not reported.
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
      // Does not leave a form whose save was refused, or in which somebody has typed on meanwhile.
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
      if (!unsaved.current && performance.now() - typedAt >= FRESH_MS) return;
      const body = new FormData();
      body.append('_payload', JSON.stringify({ ...getData(), _status: 'draft' }));
      const request = { method, body, keepalive: true };
      // `left` releases the lock, which is of no use to somebody who has left.
      void fetch(`${url}&left=true`, request).catch(() => undefined);
    }

    let typedAt = -Infinity;
    const mounted = new AbortController();
    const { signal } = mounted;
    const first = { capture: true, signal };
    document.addEventListener('input', () => (typedAt = performance.now()), first);
    document.addEventListener('click', (event) => void leave(event), first);
    window.addEventListener('beforeunload', warn, { signal });
    window.addEventListener('pagehide', sendAlong, { signal });
    return () => mounted.abort();
  }, [getData, method, submit, url]);
}

const NO_DRAFTS = { method: undefined, url: '' };

/** How and where a draft of this form is saved; no method if it has no drafts. */
function useDraftAddress() {
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
