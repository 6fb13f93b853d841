'use client';

import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { oncePerField } from '@clinic/cms/publish-advice/entry-advice';
import { useForm, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../use-words.ts';
import { AdviceList, readAdvice, useAddress, type Given } from './advice.tsx';

export type Extent = 'this language' | 'all languages';
type Asking = { ask: (extent: Extent) => Promise<void>; question: ReactNode };

/** Publishes at once, or asks first if there is advice, which the editor may not have seen. */
export function useAskBeforePublishing(go: (extent: Extent) => void): Asking {
  const document = useAddress();
  const { getData, validateForm } = useForm();
  const { code } = useLocale();
  const { language: reader, t } = useWords();
  const [open, setOpen] = useState<{ advice: Given[]; extent: Extent }>();
  // By the time advice has arrived, this may have been rendered with another callback.
  const goOn = useRef(go);
  useEffect(() => {
    goOn.current = go;
  });

  async function ask(extent: Extent) {
    // A form that cannot be published says why by itself.
    if (!document || !(await validateForm())) return goOn.current(extent);
    const read = async (language: string): Promise<Given[]> => {
      const sent = { isBrief: true, ...(language === code && { values: getData() }) };
      const found = await readAdvice({ document, locale: language }, reader, sent);
      return found.map((one) => ({ ...one, language }));
    };
    const others = extent === 'all languages' ? LOCALES.filter((one) => one !== code) : [];
    const advice = oncePerField((await Promise.all([code, ...others].map(read))).flat());
    if (advice.length === 0) return goOn.current(extent);
    setOpen({ advice, extent });
  }

  const close = () => setOpen(undefined);
  const question = open && (
    <Dialog id="publish-advice" title={t('advice:question')} onClose={close}>
      <AdviceList advice={open.advice} onLeave={close} />
      <button type="button" id="publish-anyway" onClick={() => [close(), go(open.extent)]}>
        {t('advice:anyway')}
      </button>
      <button type="button" onClick={close}>
        {t('advice:back')}
      </button>
    </Dialog>
  );
  return { ask, question };
}
