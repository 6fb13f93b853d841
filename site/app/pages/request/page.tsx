import { useTranslations } from 'use-intl';
import { IntroducedPage } from '#app/entries/introduced-page.tsx';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { requestForm } from '@clinic/cms/forms/request-form';
import { Island } from '#app/island.tsx';
import { formAction } from '#app/pages/form-page/form-action.ts';
import { definePage, type Loaded, type PageArgs } from '#app/page/page.ts';
import { findByAnySlug } from '#app/routing/entry-href.ts';
import { useAnswer, usePageData, useShell } from '#app/shell/page-context.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { requestData } from './data.ts';
import { NextSteps } from './next-steps.tsx';

function load({ services }: PageArgs, page: Loaded<typeof requestData>) {
  const { programs, rooms } = services.snapshot.items;
  const program = findByAnySlug(programs, page.query.program);
  const room = findByAnySlug(rooms, page.query.room);
  return {
    ...page,
    chosen: program && inLocale(program.slug, page.locale),
    room: room && inLocale(room.title, page.locale),
  };
}

function Request() {
  const { name: label } = useShell().wordsOf('request');
  const words = useTranslations('forms.fields');
  const { concerns, programs, chosen, room } = usePageData<typeof load>();
  const message = room && words('roomMessage', { room });
  const answer = useAnswer<FormAnswer>();
  return (
    <IntroducedPage page="request">
      <div className="mt-10 grid gap-x-20 gap-y-14 lg:mt-14 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:justify-between">
        {/* On phones it is read before the form is begun. */}
        <NextSteps />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <Island
            name="request-form"
            props={{ label, concerns, programs, chosen, message, answer }}
          />
        </div>
      </div>
    </IntroducedPage>
  );
}

export const requestPage = definePage({
  data: requestData,
  load,
  action: formAction(requestForm),
  View: Request,
});
