'use client';

import { DEFAULT_LOCALE } from '@clinic/cms/clinic-config/locales';
import { useLocale } from '@payloadcms/ui';
import { useEffect, useState, type SubmitEvent } from 'react';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../use-words.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { PastedPicture } from './pasted-parts.ts';

type Found = { picture: PastedPicture; file: File; preview: string };
type Props = {
  pictures: readonly PastedPicture[];
  /** Told which are in the library by now, and how many could not be had. */
  onAnswer: (taken: ReadonlyMap<PastedPicture, string>, lost: number) => void;
};

export function PictureQuestion({ onAnswer, pictures }: Props) {
  const { language: reader, nameOf, t } = useWords();
  const { code: locale } = useLocale();
  const [found, setFound] = useState<readonly Found[]>();
  const [taken, setTaken] = useState<ReadonlyMap<PastedPicture, string>>(new Map());
  const [alts, setAlts] = useState<Record<string, string>>({});
  const [unwanted, setUnwanted] = useState<ReadonlySet<PastedPicture>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // The library asks for the text in the first language, which the others fall back to.
  const languages = [...new Set([locale, DEFAULT_LOCALE])];
  const keyOf = (picture: PastedPicture, language: string) =>
    `${pictures.indexOf(picture)} ${language}`;
  const altOf = (picture: PastedPicture, language: string) =>
    alts[keyOf(picture, language)] ?? (language === locale ? picture.alt : '');

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
    // For React, the form of the entry is around this one.
    event.stopPropagation();
    setBusy(true);
    setProblem('');
    const uploaded = new Map(taken);
    let refusal: string | undefined;
    for (const { file, picture } of found ?? []) {
      if (unwanted.has(picture) || uploaded.has(picture)) continue;
      const { error, id } = await upload(file, picture);
      if (id) uploaded.set(picture, id);
      else refusal = error || t('paste:failed');
    }
    if (refusal === undefined) return onAnswer(uploaded, pictures.length - (found?.length ?? 0));
    setTaken(uploaded);
    setProblem(refusal);
    setBusy(false);
  }

  async function upload(file: File, picture: PastedPicture) {
    const texts = languages.map((language) => [`alt_${language}`, altOf(picture, language)]);
    const body = new FormData();
    body.set('file', file);
    body.set('_payload', JSON.stringify(Object.fromEntries(texts)));
    const answer = await fetch(`/api/media?locale=${locale}`, {
      method: 'POST',
      headers: { 'Accept-Language': reader },
      body,
    }).catch(() => undefined);
    const said = (await answer?.json().catch(() => undefined)) as
      { doc?: { id: string }; errors?: { message: string }[] } | undefined;
    return { id: said?.doc?.id, error: said?.errors?.[0]?.message };
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
                {languages.map((language) => (
                  <label key={language}>
                    {t('paste:alt', { language: nameOf(language) })}
                    <input
                      type="text"
                      maxLength={200}
                      required={language === DEFAULT_LOCALE}
                      disabled={unwanted.has(picture)}
                      value={altOf(picture, language)}
                      onChange={({ target }) =>
                        setAlts({ ...alts, [keyOf(picture, language)]: target.value })
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
