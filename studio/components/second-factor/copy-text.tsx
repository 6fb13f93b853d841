'use client';

import { Button, toast } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

export function CopyText({ text }: { text: string }) {
  const { t } = useWords();

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
