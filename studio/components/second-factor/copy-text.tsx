'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, toast, useTranslation } from '@payloadcms/ui';

/** A text that is shown once, with a button that copies it. */
export function CopyText({ text }: { text: string }) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();

  async function copy() {
    await navigator.clipboard.writeText(text);
    toast.success(t('people:copied'));
  }

  return (
    <>
      <pre className="shown-once">{text}</pre>
      <Button buttonStyle="secondary" size="medium" onClick={copy}>
        {t('people:copy')}
      </Button>
    </>
  );
}
