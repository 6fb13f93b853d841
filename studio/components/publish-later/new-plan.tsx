'use client';

import { clinicMoment } from '@clinic/cms/clinic-config/clinic-time';
import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { hasLocalizeStatusEnabled } from 'payload/shared';
import { type FormEvent, useId } from 'react';
import { offeredLanguages } from '../publish-many/offered-languages.ts';
import { useWords } from '../use-words.ts';
import type { NewPlanValues } from './use-plans.ts';

/** A form for a new plan, whose time is typed in the clinic's time zone. */
export function NewPlan({ onPlan }: { onPlan: (values: NewPlanValues) => Promise<boolean> }) {
  const { nameOf, t } = useWords();
  const languages = useLanguages();
  const { code } = useLocale();
  const name = useId();

  async function plan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the event through the portal to the form of the entry, which must not be saved.
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
  const isPerLanguage = Boolean(docConfig && hasLocalizeStatusEnabled(docConfig));
  const all = config.localization ? config.localization.localeCodes : [];
  return offeredLanguages(all, { all, isPerLanguage, mayAll: true });
}
