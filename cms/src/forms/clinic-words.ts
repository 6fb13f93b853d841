import { STUDIO_LANGUAGES, type Label } from '../studio-words/studio-languages.ts';
import { missingWords, wordsFor } from '../clinic-config/words.ts';
import type { FormField } from './form-field.ts';
import type { ChoiceName, FieldName, OptionOf, TickName } from './forms.ts';
import de from './words/de.json';
import en from './words/en.json';
import it from './words/it.json';

/** The fields' words for the clinic, in the studio and in mails. A missing one does not compile. */
type ClinicWords = {
  fields: Record<FieldName, string>;
  choices: { [Name in ChoiceName]: Record<OptionOf<Name>, string> };
  /** A ticked box in the studio. */
  ticked: Record<TickName, string>;
  /** What the picture of a testimonial shows. */
  submittedPicture: string;
  yes: string;
  no: string;
};

export const clinicWords = wordsFor<ClinicWords>('forms', { en, de, it });
export const missingClinicWords = missingWords('forms', { en, de, it });

/** What the studio calls a field. */
export function studioLabel({ name, type }: FormField): Label {
  const part = type === 'tick' ? 'ticked' : 'fields';
  return Object.fromEntries(
    STUDIO_LANGUAGES.map((language) => [
      language,
      lookUpWord(clinicWords(language)[part], name) ?? name,
    ]),
  ) as Label;
}

/** A sent form may contain any name, even `constructor`. */
export function lookUpWord(words: Readonly<Record<string, string>>, name: string) {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
