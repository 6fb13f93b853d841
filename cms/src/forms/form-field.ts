export const SUBMISSION_KINDS = ['request', 'testimonial', 'newsletter', 'contact'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export type FieldValue = string | number | boolean | null;

type Common = {
  /** Also the key of its words, in the site's messages (`forms.fields`) and in `words`. */
  name: string;
  column?: string;
  isOptional?: true;
  /** Asked only of visitors who made this choice; what others enter is not kept. */
  onlyWith?: { field: string; value: string };
  isUnique?: true;
  /** The part of a long form in which it stands; its words are in the messages' `forms.sections`. */
  section?: FormSection;
  /** Where the studio shows it: at the top, or in a row with others; if absent, below both. */
  studio?: 'top' | StudioRow;
  /** Repeated to the visitor in the confirmation: never free text, which may be about health. */
  isInConfirmation?: true;
  /** Part of the published entry, so a field of its collection. Others never leave the studio. */
  isPublished?: true;
};

export type FormSection =
  'about' | 'stay' | 'person' | 'reach' | 'experience' | 'picture' | 'agree';

export const STUDIO_ROWS = ['person', 'reach', 'address', 'stay', 'about'] as const;
type StudioRow = (typeof STUDIO_ROWS)[number];

/** How a value is entered, checked and shown. Errors are keys of the messages' `forms.errors`. */
type Kind =
  | {
      type: 'text';
      min?: number;
      max?: number;
      /** The error of a text that is too long, if not the general one. */
      tooLong?: string;
      isMultiline?: true;
    }
  | { type: 'email' | 'phone' | 'country' | 'rating' | 'picture' }
  | { type: 'choice'; options: readonly string[] }
  | {
      type: 'day';
      /** The error of a day in the past, if there must be none. */
      isPast?: string;
      /** The field whose day must be earlier, and the error if it is not. */
      after?: { field: string; error: string };
    }
  /** An entry of the content: posted as its slug, stored as its title. */
  | {
      type: 'entry';
      collection: 'health_concerns' | 'programs' | 'news';
      /** What may be chosen instead; its words, in `forms.choices`, are stored. */
      instead?: readonly string[];
      max?: number;
      tooLong?: string;
    }
  | { type: 'youtube' }
  /** A campaign's code. */
  | { type: 'code' }
  | { type: 'tick' }
  /** A box that must be ticked, each time anew. The time is stored; mails do not mention it. */
  | { type: 'agreement'; words?: 'privacyTestimonial' };

export type FormField = Common & Kind;

/** A form of the site: its fields in the order of the page, of its error summary and of mails. */
export type FormDefinition = { kind: SubmissionKind; fields: readonly FormField[] };

export function sectionsOf({ fields }: FormDefinition): FormSection[] {
  return [...new Set(fields.flatMap(({ section }) => section ?? []))];
}

export function isAsked({ onlyWith }: FormField, values: Readonly<Record<string, unknown>>) {
  return !onlyWith || values[onlyWith.field] === onlyWith.value;
}

export function isMultiline(field: FormField): boolean {
  return field.type === 'text' && field.isMultiline === true;
}

export function columnOf({ name, column = name }: FormField): string {
  return column;
}
