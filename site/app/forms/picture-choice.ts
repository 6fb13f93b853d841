import { UPLOAD_MAX_BYTES } from './form-extras.ts';
import type { FieldErrors } from './schema/form-schema.ts';

/** Some systems give a picture no type; what is in it is looked at when it has arrived. */
const TYPES = /^(?:image\/(?:jpeg|png|webp|hei[cf])|application\/octet-stream|)$/;

/** A predefined picture or one of one's own must be chosen; the own one counts if there are both. */
export function checkPicture(image: string | null | undefined, upload?: File): FieldErrors {
  if (!upload) return image ? {} : { image: 'image' };
  if (upload.size > UPLOAD_MAX_BYTES) return { upload: 'uploadSize' };
  return TYPES.test(upload.type) ? {} : { upload: 'upload' };
}

/** The file in a form; browsers send an empty one where none was chosen. */
export function chosenFile(data: FormData, name: string): File | undefined {
  const file = data.get(name);
  return file instanceof File && file.size > 0 ? file : undefined;
}
