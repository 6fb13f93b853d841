'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRef } from 'react';
import { useWords } from '../use-words.ts';

export function CopyText({ text }: { text: string }) {
  const { t } = useWords();

  const shown = useRef<HTMLPreElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('people:copied'));
    } catch {
      // The browser refuses: the text is selected, to be copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <>
      <pre ref={shown} className="shown-once">
        {text}
      </pre>
      <Button buttonStyle="secondary" size="medium" onClick={copy}>
        {t('people:copy')}
      </Button>
    </>
  );
}
