'use client';

import { clinicMoment } from '@clinic/cms/clinic-config/clinic-time';
import { useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useId } from 'react';
import { languageName } from '../language-name.ts';
import { offeredLanguages } from '../publish-many/offered-languages.ts';
import { translator } from '@clinic/cms/studio-words/translator';
import type { NewPlanValues } from './use-plans.ts';

type Props = { onPlan: (values: NewPlanValues) => Promise<boolean> };

/** What, in which language and when; the time is that of the clinic's clocks. */
export function NewPlan({ onPlan }: Props) {
  const { i18n } = useTranslation();
  const t = translator(i18n);
  const languages = useLanguages();
  const nameOf = (language: string) => languageName(language, i18n.language, t);
  const { code } = useLocale();
  const name = useId();

  async function plan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // In React, events of a portal go on to the form of the entry, which must not be saved by this.
    event.stopPropagation();
    const form = event.currentTarget;
    const values = new FormData(form);
    const isDone = await onPlan({
      action: values.get('action') as NewPlanValues['action'],
      language: String(values.get('language')),
      at: clinicMoment(String(values.get('at'))),
    });
    if (isDone) form.reset();
  }

  return (
    <form onSubmit={plan} className="publish-later__new">
      <fieldset>
        <legend>{t('schedule:new')}</legend>
        <label>
          <input type="radio" name="action" value="publish" defaultChecked />{' '}
          {t('schedule:publish')}
        </label>
        <label>
          <input type="radio" name="action" value="unpublish" /> {t('schedule:unpublish')}
        </label>
      </fieldset>
      {languages.length > 1 ? (
        <>
          <label htmlFor={`${name}-language`}>{t('schedule:language')}</label>
          <select
            id={`${name}-language`}
            name="language"
            defaultValue={languages.includes(code) ? code : 'all'}
          >
            {languages.map((language) => (
              <option key={language} value={language}>
                {nameOf(language)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <input type="hidden" name="language" value="all" />
      )}
      <label htmlFor={`${name}-at`}>{t('schedule:when')}</label>
      <input id={`${name}-at`} type="datetime-local" name="at" required />
      <button type="submit" className="publish-later__plan">
        {t('schedule:plan')}
      </button>
    </form>
  );
}

function useLanguages(): string[] {
  const { config } = useConfig();
  const { docConfig } = useDocumentInfo();
  const drafts = docConfig?.versions?.drafts;
  const isPerLanguage = typeof drafts === 'object' && drafts.localizeStatus === true;
  const all = config.localization ? config.localization.localeCodes : [];
  return offeredLanguages(all, { all, isPerLanguage, mayAll: true });
}
