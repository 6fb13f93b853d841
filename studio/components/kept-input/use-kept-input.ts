'use client';

import {
  toast,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useLocale,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import type { FormState } from 'payload';
import { hasAutosaveEnabled, reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readFromStudio } from '../read-from-studio.ts';
import { useWords } from '../use-words.ts';
import {
  againstNewer,
  keep,
  leaveBehind,
  noteSentAlong,
  readKept,
  typedValues,
  unsavedOf,
  type Kept,
  type KeptPlace,
  type Values,
} from './kept-words.ts';
import { formName, noteSave, useInterruption, useSaveState } from './save-state.ts';

/** What a page sends while it is closed may arrive this much later, after the next page is made. */
const ON_THE_WAY_MS = 5_000;
const ARRIVES_MS = 700;
const LONGEST_REFRESH_MS = 10_000;
const NOTHING_KEPT: { free: Values; clashing?: Kept } = { free: {} };

const valuesOf = (fields: FormState): Values =>
  typedValues(reduceFieldsToValues(fields, true) as Values);

const asideOf = (place: KeptPlace): KeptPlace => ({ ...place, form: `${place.form} aside` });

export function useFormName(): string {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  return formName(globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`, locale);
}

// Keeps in the browser what is typed and not saved, and puts it back when the form begins anew:
// after a reload, a login, or the loading of what somebody else has saved.
export function useKeptInput() {
  const { t } = useWords();
  const { user } = useAuth();
  const { docConfig, documentIsLocked, currentEditor, initialState, isInitializing } =
    useDocumentInfo();
  const [fields] = useAllFormFields();
  const { disabled, getData, reset, setModified } = useForm();
  const router = useRouter();
  const form = useFormName();
  const owner = String(user?.id ?? '');
  const place = useMemo(() => ({ owner, form }), [form, owner]);
  const state = useSaveState(form);
  const { aside, isPuttingBack, isWaiting, refusal, stored } = state;
  const isInterrupted = useInterruption() !== undefined;
  const savesItself = Boolean(docConfig && hasAutosaveEnabled(docConfig));
  const lockedBy = documentIsLocked && currentEditor ? idOf(currentEditor) : owner;
  const isReady = !isInitializing && !disabled && lockedBy === owner && owner !== '';

  /** The values known to be stored: those that filled the form, or that it has saved since. */
  const known = useRef<readonly Values[]>([]);
  const lastStored = useRef<unknown>(undefined);
  const filledWith = useRef<unknown>(undefined);
  const isBusy = useRef(false);

  const put = useCallback(
    async (typed: Values) => {
      await reset({ ...getData(), ...typed });
      setModified(true);
    },
    [getData, reset, setModified],
  );

  // Whenever the server fills the form, kept input that it does not have is put back into it.
  useEffect(() => {
    if (!isReady || !initialState || filledWith.current === initialState) return;
    filledWith.current = initialState;
    lastStored.current = stored;
    const filled = valuesOf(initialState);
    known.current = [filled];
    const kept = readKept(place);
    const { clashing, free } = kept ? againstNewer(kept, filled) : NOTHING_KEPT;
    const before = readKept(asideOf(place));
    isBusy.current = Boolean(clashing) || Object.keys(free).length > 0;
    keep(place, isBusy.current ? kept : undefined);
    noteSave(form, { aside: before, isPuttingBack: isBusy.current });
    if (!kept || !isBusy.current) return;
    const putBack = async () => {
      if (Date.now() - kept.at < ON_THE_WAY_MS) await pause(ARRIVES_MS);
      const revision = await readRevision(form);
      if (revision !== undefined && revision !== revisionOf(initialState)) {
        router.refresh();
        await untilTrue(() => filledWith.current !== initialState);
        if (filledWith.current !== initialState) return;
      }
      if (clashing) {
        const both = { ...clashing, typed: { ...before?.typed, ...clashing.typed } };
        keep(asideOf(place), both);
        noteSave(form, { aside: both });
      }
      if (Object.keys(free).length > 0) {
        await put(free);
        toast.info(t('kept:putBack'));
      }
    };
    void putBack().finally(() => {
      // If the form was filled anew meanwhile, the effect for that will do this.
      if (filledWith.current !== initialState) return;
      isBusy.current = false;
      noteSave(form, { isPuttingBack: false });
    });
  }, [form, initialState, isReady, place, put, router, stored, t]);

  const isStuck = isInterrupted || isWaiting || refusal !== undefined;
  const values = useMemo(() => valuesOf(fields), [fields]);
  const isKept = savesItself || isStuck;
  const wasUnsaved = state.isUnsaved;
  useEffect(() => {
    // Does not ask isReady, since input is also kept after somebody else has locked the form.
    const isFilled = owner !== '' && filledWith.current === initialState;
    if (!isFilled || isPuttingBack || isBusy.current) return;
    if (stored && stored !== lastStored.current) known.current = stored;
    lastStored.current = stored;
    const kept = unsavedOf(values, known.current, Date.now());
    keep(place, isKept ? kept : undefined);
    const isUnsaved = kept !== undefined;
    if (isUnsaved !== wasUnsaved) noteSave(form, { isUnsaved });
  }, [form, initialState, isKept, isPuttingBack, owner, place, stored, values, wasUnsaved]);

  // Content, which saves itself, may outlive the window; what visitors have sent may not.
  useEffect(() => {
    if (!savesItself) return;
    const leave = () => (isStuck ? leaveBehind(place) : noteSentAlong(place));
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isStuck, place, savesItself]);

  // Leaving a form inside the panel closes no window, so its input is left behind here.
  useEffect(() => {
    if (savesItself) return () => leaveBehind(place);
  }, [place, savesItself]);

  const decide = async (isTaken: boolean) => {
    const typed = aside?.typed;
    keep(asideOf(place), undefined);
    noteSave(form, { aside: undefined });
    if (isTaken && typed) await put(typed);
  };
  return { aside, decide, isPuttingBack };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilTrue(isSo: () => boolean): Promise<void> {
  for (let waited = 0; waited < LONGEST_REFRESH_MS && !isSo(); waited += 100) await pause(100);
}

const idOf = (user: unknown): string =>
  String(typeof user === 'object' && user && 'id' in user ? user.id : user);

const revisionOf = (fields: FormState): string =>
  String(fields.based_on?.value ?? '').split('.')[0] ?? '';

/** How often an entry or global was saved so far; undefined if the studio does not answer. */
async function readRevision(form: string): Promise<string | undefined> {
  const [path = '', locale = ''] = form.split(' ');
  const query = new URLSearchParams({ depth: '0', draft: 'true', locale });
  const entry = await readFromStudio<{ based_on?: string }>(`${path.slice(1)}?${query}`);
  return entry?.based_on?.split('.')[0];
}
