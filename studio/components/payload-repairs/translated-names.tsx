'use client';

import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { translator } from '@clinic/cms/studio-words/translator';
import { useTranslation } from '@payloadcms/ui';
import { useEffect } from 'react';

/** What Payload says in English in every language: names that are read out, and two lines of text. */
const ENGLISH: Readonly<Record<string, StudioWordKey>> = {
  'select-all': 'names:selectAll',
  'Add block': 'names:addBlock',
  'Close toast': 'names:close',
  Collapse: 'names:collapse',
  'Copy URL': 'names:copyAddress',
  'Drag to move': 'names:drag',
  'Edit link': 'names:editLink',
  Expand: 'names:expand',
  'Insert Paragraph': 'names:insertParagraph',
  'Remove Block': 'names:removeBlock',
  'Remove link': 'names:removeLink',
  'Slash menu': 'names:insert',
  'Sort by': 'names:sortBy',
  'text dropdown': 'names:textStyle',
  toggle: 'names:toggle',
  'toggle fullscreen': 'names:fullscreen',
};
const EDIT = 'Edit ';
const ATTRIBUTES = ['aria-label', 'title'];

/**
 * On every page of the panel: these words stand in Payload's components themselves, out of reach of
 * its translations. Seen in 3.90.1; not reported upstream that we know of.
 * tests/e2e/studio-versions-and-lists.spec.ts has it.
 */
export function TranslatedNames() {
  const { i18n } = useTranslation<StudioWords, StudioWordKey>();
  useEffect(() => {
    const t = translator(i18n);
    const inWords = (said: string) => {
      if (said.startsWith(EDIT)) return t('names:edit', { label: said.slice(EDIT.length) });
      return Object.hasOwn(ENGLISH, said) ? t(ENGLISH[said] as StudioWordKey) : said;
    };
    const rename = (part: Node) => {
      if (part instanceof Text) {
        const said = inWords(part.data.startsWith(EDIT) ? '' : part.data);
        if (said && said !== part.data && !part.parentElement?.isContentEditable) part.data = said;
      } else if (part instanceof Element) {
        for (const attribute of ATTRIBUTES) {
          const name = part.getAttribute(attribute) ?? '';
          const said = inWords(name);
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
    });
    const changes = { attributeFilter: ATTRIBUTES, childList: true, subtree: true };
    observer.observe(document.body, changes);
    return () => observer.disconnect();
  }, [i18n]);
  return null;
}
