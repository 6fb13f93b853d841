'use client';

import { MAX_COLUMNS, MAX_ROWS } from '@clinic/cms/text-blocks/table-cells';
import type { PluginComponent } from '@payloadcms/richtext-lexical';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  COMMAND_PRIORITY_HIGH,
  INSERT_PARAGRAPH_COMMAND,
  isSelectionCapturedInDecoratorInput,
  mergeRegister,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useCallback, useEffect, useState } from 'react';
import { oneStepForBlocks } from '../payload-repairs/one-step-for-blocks.ts';
import { useWords } from '../use-words.ts';
import { $filmFromLine, $insertParts, $ownLine, type Taken } from './insert-parts.ts';
import type { LeftOut, Offered, Pasted, PastedPicture } from './pasted-parts.ts';
import { PictureQuestion } from './picture-question.tsx';
import { readClipboard } from './read-clipboard.ts';

type Asked = Pasted & { pictures: PastedPicture[] };

export const PastePlugin: PluginComponent<Offered> = ({ clientProps: offered }) => {
  const [editor] = useLexicalComposerContext();
  const [leftOut, setLeftOut] = useState<LeftOut>(new Map());
  const [asked, setAsked] = useState<Asked>();

  useEffect(
    () =>
      mergeRegister(
        oneStepForBlocks(editor),
        editor.registerCommand(
          PASTE_COMMAND,
          (event) => {
            if (!(event instanceof ClipboardEvent) || !event.clipboardData) return false;
            // The fields of a block are inside the text, but take pasted text by themselves.
            if (isSelectionCapturedInDecoratorInput(event.target as Node)) return false;
            const isEmptyLine = $ownLine()?.isEmpty() ?? false;
            const pasted = readClipboard(event.clipboardData, offered, isEmptyLine);
            if (!pasted) return false;
            event.preventDefault();
            const pictures = pasted.parts.filter((part) => part.kind === 'picture');
            setLeftOut(pasted.leftOut);
            if (pictures.length > 0) setAsked({ ...pasted, pictures });
            else $insertParts(editor, pasted.parts, new Map());
            return true;
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerCommand(
          INSERT_PARAGRAPH_COMMAND,
          () => offered.hasBlocks && $filmFromLine(),
          COMMAND_PRIORITY_HIGH,
        ),
      ),
    [editor, offered],
  );

  const answer = useCallback(
    (taken: Taken, lost: number) => {
      const parts = asked?.parts.filter((part) => part.kind !== 'picture' || taken.has(part)) ?? [];
      setAsked(undefined);
      if (lost > 0) setLeftOut((before) => new Map(before).set('unreachablePictures', lost));
      editor.update(() => $insertParts(editor, parts, taken));
      editor.focus();
    },
    [asked, editor],
  );

  return (
    <>
      <LeftOutNote leftOut={leftOut} onHide={() => setLeftOut(new Map())} />
      {asked && <PictureQuestion pictures={asked.pictures} onAnswer={answer} />}
    </>
  );
};

function LeftOutNote({ leftOut, onHide }: { leftOut: LeftOut; onHide: () => void }) {
  const { t } = useWords();
  const bounds = { columns: MAX_COLUMNS, rows: MAX_ROWS };
  return (
    // Always rendered, because screen readers ignore what a new status element contains.
    <div role="status">
      {leftOut.size > 0 && (
        <div className="left-out">
          <strong>{t('paste:leftOut')}</strong>
          <ul>
            {[...leftOut].map(([kind, count]) => (
              <li key={kind}>{t(`paste:${kind}`, { ...bounds, count })}</li>
            ))}
          </ul>
          <button type="button" onClick={onHide}>
            {t('paste:hide')}
          </button>
        </div>
      )}
    </div>
  );
}

/** The feature in the browser; other features say which headings and blocks a text may have. */
export const PastedTexts = createClientFeature<undefined, Offered>(
  ({ featureProviderMap, props }) => {
    const heading = featureProviderMap.get('heading')?.clientFeatureProps as
      { enabledHeadingSizes?: string[] } | undefined;
    return {
      plugins: [{ Component: PastePlugin, position: 'aboveContainer' }],
      sanitizedClientFeatureProps: {
        ...props,
        headings: (heading?.enabledHeadingSizes ?? []).map((size) => Number(size.slice(1))),
        hasBlocks: featureProviderMap.has('blocks'),
      },
    };
  },
);
