import type { RichTextNode } from '@clinic/cms/values/rich-text-words';
import { BLOCKS } from '@clinic/cms/text-blocks/editor';
import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc';
import { getTranslation } from '@payloadcms/translations';
import type { RichTextFieldDiffServerComponent, StaticLabel } from 'payload';
import { blocksAsText } from './blocks-as-text.ts';

type Text = { root: RichTextNode } | null | undefined;

// In a comparison of versions, Payload names a changed card by its key and shows none of its words.
// Seen in 3.90.1, not reported.
export const TextDiff: RichTextFieldDiffServerComponent = (props) => {
  const { comparisonValue, i18n, versionValue } = props;
  const wordsOf = (label: StaticLabel) => getTranslation(label, i18n);
  const readable = (value: unknown) => {
    const text = value as Text;
    return text && { ...text, root: blocksAsText(text.root, BLOCKS, wordsOf) };
  };
  const values = {
    comparisonValue: readable(comparisonValue),
    versionValue: readable(versionValue),
  };
  return <LexicalDiffComponent {...props} {...values} />;
};
