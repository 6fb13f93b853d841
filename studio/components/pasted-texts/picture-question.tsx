'use client';

import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { useLocale } from '@payloadcms/ui';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../use-words.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { PastedPicture } from './pasted-parts.ts';
import { postToStudio } from '../post-to-studio.ts';

type Found = { picture: PastedPicture; file: File; preview: string };
type Props = {
  pictures: readonly PastedPicture[];
  /** Called with the pictures that are in the library by now, and how many could not be fetched. */
  onAnswer: (taken: ReadonlyMap<PastedPicture, string>, lost: number) => void;
};

export function PictureQuestion({ onAnswer, pictures }: Props) {
  const { language, nameOf, t } = useWords();
  const { code: locale } = useLocale();
  const [found, setFound] = useState<readonly Found[]>();
  const [taken, setTaken] = useState<ReadonlyMap<PastedPicture, string>>(new Map());
  const [alts, setAlts] = useState<Record<string, string>>({});
  const [unwanted, setUnwanted] = useState<ReadonlySet<PastedPicture>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The library requires the alternative text in the default language, to which others fall back.
  const languages = [...new Set([locale, DEFAULT_LOCALE])];
  const keyOf = (picture: PastedPicture, one: string) => `${pictures.indexOf(picture)} ${one}`;
  const altOf = (picture: PastedPicture, one: string) =>
    alts[keyOf(picture, one)] ?? (one === locale ? picture.alt : '');

  useEffect(() => {
    let isAsked = true;
    void Promise.all(pictures.map(findPicture)).then((looked) => {
      if (!isAsked) return;
      const seen = looked.filter((one) => one !== undefined);
      if (seen.length > 0) setFound(seen);
      else onAnswer(new Map(), pictures.length);
    });
    return () => {
      isAsked = false;
    };
  }, [onAnswer, pictures]);

  const leave = () => onAnswer(taken, pictures.length - (found ?? pictures).length);

  async function take(event: SubmitEvent) {
    event.preventDefault();
    // React bubbles the event through the portal to the form of the entry.
    event.stopPropagation();
    setBusy(true);
    setProblem('');
    const uploaded = new Map(taken);
    let refusal: string | undefined;
    for (const { file, picture } of found ?? []) {
      if (unwanted.has(picture) || uploaded.has(picture)) continue;
      const { body, error } = await upload(file, picture);
      if (body) uploaded.set(picture, body.doc.id);
      else refusal = error || t('paste:failed');
    }
    if (refusal === undefined) return onAnswer(uploaded, pictures.length - (found?.length ?? 0));
    setTaken(uploaded);
    setProblem(refusal);
    setBusy(false);
  }

  function upload(file: File, picture: PastedPicture) {
    const texts = languages.map((one) => [`alt_${one}`, altOf(picture, one)]);
    const body = new FormData();
    body.set('file', file);
    body.set('_payload', JSON.stringify(Object.fromEntries(texts)));
    return postToStudio<{ doc: { id: string } }>(`media?locale=${locale}`, language, body);
  }

  function want(picture: PastedPicture, isWanted: boolean) {
    const others = new Set(unwanted);
    if (isWanted) others.delete(picture);
    else others.add(picture);
    setUnwanted(others);
  }

  return (
    <Dialog id="paste-pictures" title={t('paste:question')} onClose={() => !isBusy && leave()}>
      <p>{t(found ? 'paste:about' : 'paste:looking')}</p>
      <form onSubmit={(event) => void take(event)}>
        <ul className="paste-pictures">
          {found?.map(({ picture, preview }, index) => (
            <li key={preview}>
              <img src={preview} alt="" />
              <fieldset disabled={isBusy || taken.has(picture)}>
                <label>
                  <input
                    type="checkbox"
                    checked={!unwanted.has(picture)}
                    onChange={({ target }) => want(picture, target.checked)}
                  />{' '}
                  {t('paste:takeOne', { number: index + 1 })}
                </label>
                {languages.map((one) => (
                  <label key={one}>
                    {t('paste:alt', { language: nameOf(one) })}
                    <input
                      type="text"
                      maxLength={200}
                      required={one === DEFAULT_LOCALE}
                      disabled={unwanted.has(picture)}
                      value={altOf(picture, one)}
                      onChange={({ target }) =>
                        setAlts({ ...alts, [keyOf(picture, one)]: target.value })
                      }
                    />
                  </label>
                ))}
              </fieldset>
            </li>
          ))}
        </ul>
        {problem && <p role="alert">{problem}</p>}
        {found && (
          <button type="submit" id="paste-take" disabled={isBusy}>
            {t(isBusy ? 'paste:taking' : 'paste:take')}
          </button>
        )}
        <button type="button" id="paste-leave" disabled={isBusy} onClick={leave}>
          {t('paste:leave')}
        </button>
      </form>
    </Dialog>
  );
}

async function findPicture(picture: PastedPicture): Promise<Found | undefined> {
  const file = picture.file ?? (await fetchPicture(picture.address));
  return file && { picture, file, preview: URL.createObjectURL(file) };
}
