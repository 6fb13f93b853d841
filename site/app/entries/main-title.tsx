import type { Locale } from '@clinic/cms/clinic-config/locales';
import { TITLE_SIZES, wordLength } from './word-length.ts';

type Props = { title: string; lang?: Locale; className?: string };

/** The main title of a page, in a size in which its longest word fits on a line. */
export function MainTitle({ title, lang, className = '' }: Props) {
  return (
    <h1
      lang={lang}
      className={`max-w-4xl text-balance ${TITLE_SIZES[wordLength(title)]} ${className}`.trim()}
    >
      {title}
    </h1>
  );
}
