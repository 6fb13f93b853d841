import { useTranslations } from 'use-intl';
import { EXTRAS } from '#app/forms/form-extras.ts';
import { useField, FieldError, FieldFrame, Hint } from './field-frame.tsx';
import { type PictureView, Picture } from '#app/ui/picture.tsx';

export function PictureField({ pictures }: { pictures: readonly PictureView[] }) {
  const t = useTranslations('forms.fields');
  const { control, group, error, value } = useField('image', true);
  return (
    <fieldset {...group} className="group/pictures min-w-0">
      <legend className="mb-0.5 font-semibold">{t('image')}</legend>
      <Hint id={control.id}>{t('imageHint')}</Hint>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((picture, index) => (
          <label
            key={picture.path}
            className="relative cursor-pointer overflow-hidden rounded-card bg-tint-100 ring-1 ring-stone-200 has-checked:ring-3 has-checked:ring-brand-500 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand-500 group-aria-invalid/pictures:ring-alarm"
          >
            <input
              type="radio"
              name="image"
              id={index === 0 ? control.id : undefined}
              value={picture.path}
              defaultChecked={value === picture.path}
              className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none"
            />
            <Picture
              picture={picture}
              ratio="4/3"
              sizes="(min-width: 640px) 200px, 46vw"
              phoneWidth={46}
              className="aspect-4/3 w-full object-cover"
            />
            <span
              aria-hidden="true"
              className="absolute top-2 right-2 hidden size-8 items-center justify-center rounded-full bg-brand-500 text-white peer-checked:flex"
            >
              <svg viewBox="0 0 24 24" width="20" height="20">
                <path
                  d="m6 12.5 4 4 8-9"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={error} />
      <div className="mt-6">
        <UploadField />
      </div>
    </fieldset>
  );
}

function UploadField() {
  const t = useTranslations('forms.fields');
  const { control } = useField(EXTRAS.upload, true);
  return (
    <FieldFrame name={EXTRAS.upload} hint={t('uploadHint')} isOptional>
      <input
        type="file"
        {...control}
        // With this list, iPhones convert their own format to JPEG before uploading.
        accept="image/jpeg,image/png,image/webp"
        className="block min-h-12 w-full rounded-control border border-dashed border-stone-400 bg-white p-1.5 text-sm text-stone-600 file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-0 file:bg-tint-100 file:px-4 file:font-semibold file:text-brand-700 hover:file:bg-tint-300 aria-invalid:border-2 aria-invalid:border-alarm"
      />
    </FieldFrame>
  );
}
