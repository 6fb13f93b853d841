import { UPLOAD_MAX_BYTES } from './form-extras.ts';
import type { FieldErrors } from './check-values.ts';

/** Some systems send no type for a picture; the content is checked after the upload. */
const TYPES = /^(?:image\/(?:jpeg|png|webp|hei[cf])|application\/octet-stream|)$/;

/** A predefined picture or an upload is required; the upload takes precedence. */
export function checkPicture(image: string | null | undefined, upload?: File): FieldErrors {
  if (!upload) return image ? {} : { image: 'image' };
  if (upload.size > UPLOAD_MAX_BYTES) return { upload: 'uploadSize' };
  return TYPES.test(upload.type) ? {} : { upload: 'upload' };
}

/** The file in a form; browsers send an empty one if none was chosen. */
export function chosenFile(data: FormData, name: string): File | undefined {
  const file = data.get(name);
  return file instanceof File && file.size > 0 ? file : undefined;
}
