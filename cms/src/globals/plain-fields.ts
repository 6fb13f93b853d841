import type { TextareaField, TextField, UploadField } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';

export function text(name: string, label: Label): TextField {
  return { name, type: 'text', label };
}

export function textarea(name: string, label: Label): TextareaField {
  return { name, type: 'textarea', label };
}

export function picture(name: string, label: Label): UploadField {
  return { name, type: 'upload', relationTo: 'media', label };
}
