'use client';

import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postToStudio } from './post-to-studio.ts';
import { useWords } from './use-words.ts';

/** Posts to the studio's API; if that fails, shows its reason, or else the text of `failed`. */
export function usePost(failed: StudioWordKey) {
  const { language, t } = useWords();
  const [isBusy, setBusy] = useState(false);

  async function post<Body = object>(path: string, data?: object) {
    setBusy(true);
    const { body, error } = await postToStudio<Body>(path, language, data);
    setBusy(false);
    if (!body) toast.error(error || t(failed));
    return body;
  }
  return { isBusy, post };
}
