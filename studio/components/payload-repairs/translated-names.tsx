'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';
import { mendDialogNames, mendName } from './mend-names.ts';
import { momentInWords, nameInWords, textInWords } from './words-in-components.ts';

const ATTRIBUTES = ['aria-label', 'placeholder', 'title'];

// Translates words that are hard-coded in Payload's components, out of reach of its translations.
// Seen in 3.90.1, not reported; tests/e2e/studio-versions-and-lists.spec.ts has it.
export function TranslatedNames() {
  const { i18n } = useTranslation<StudioWords, StudioWordKey>();
  useEffect(() => {
    const t = translator(i18n);
    const rename = (part: Node) => {
      if (part instanceof Text) {
        const said = momentInWords(textInWords(part.data, t), i18n.language);
        if (said !== part.data && !part.parentElement?.isContentEditable) part.data = said;
      } else if (part instanceof Element) {
        mendName(part);
        for (const attribute of ATTRIBUTES) {
          const name = part.getAttribute(attribute) ?? '';
          const said = nameInWords(name, t);
          if (said !== name) part.setAttribute(attribute, said);
        }
      }
    };
    const renameWithin = (root: Node) => {
      rename(root);
      const parts = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      while (parts.nextNode()) rename(parts.currentNode);
    };
    renameWithin(document.body);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'attributes') rename(target);
        else for (const part of addedNodes) renameWithin(part);
      }
      mendDialogNames(document);
    });
    const changes = { attributeFilter: ATTRIBUTES, childList: true, subtree: true };
    observer.observe(document.body, changes);
    return () => observer.disconnect();
  }, [i18n]);
  return null;
}
