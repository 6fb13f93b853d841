import type { Locale } from '@clinic/cms/clinic-config/locales';

/** After these a sentence goes on, although there is a full stop. */
const ENDS_IN_TITLE = /(?:^|\s)(?:Dr|Prof|med|Mr|Mrs|Ms|Fr|Hr|Dott|Sig|St)\.\s*$/i;

/** The sentences of a text, each with the space after it: joined they are the text again. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && ENDS_IN_TITLE.test(last)) sentences.push(sentences.pop() + segment);
    else sentences.push(segment);
  }
  return sentences;
}
