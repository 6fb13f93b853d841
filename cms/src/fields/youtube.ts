import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { type Label, messageFor } from '../studio-words/studio-languages.ts';
import { pastedYoutubeId, watchUrl } from '../values/youtube-address.ts';

const UNKNOWN: Label = {
  en: 'This is not the address of a video on YouTube.',
  de: 'Das ist keine Adresse eines Videos auf YouTube.',
  it: 'Questo non è l’indirizzo di un video su YouTube.',
};

const ANY_FORM: Label = {
  en: 'Paste the address of the video in any form.',
  de: 'Adresse des Videos einfügen, egal in welcher Form.',
  it: 'Incolli l’indirizzo del video, in qualsiasi forma.',
};

/** What cannot be read is kept as typed, so that the editor sees what is wrong with it. */
function tidied(write: (id: string) => string): FieldHook {
  return ({ value }) => {
    const id = typeof value === 'string' ? pastedYoutubeId(value) : undefined;
    return id ? write(id) : value;
  };
}

const validate: TextFieldSingleValidation = (value, { req, required }) => {
  if (!value && !required) return true;
  return pastedYoutubeId(value ?? '') !== undefined || messageFor(req, UNKNOWN);
};

/** Stores the eleven characters of a video's id, whatever form of its address is pasted. */
export function youtubeIdField(name: string, label: Label): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    validate,
    admin: { description: ANY_FORM },
    hooks: { beforeValidate: [tidied((id) => id)] },
  };
}

export function youtubeUrlField(name: string, label: Label, required = false): TextField {
  return {
    name,
    type: 'text',
    label,
    required,
    validate,
    admin: { description: ANY_FORM },
    // In a block of rich text, Payload runs the second hook only.
    hooks: { beforeValidate: [tidied(watchUrl)], beforeChange: [tidied(watchUrl)] },
  };
}
