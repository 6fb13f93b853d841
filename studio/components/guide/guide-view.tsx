import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import { translator } from '@clinic/cms/studio-words/translator';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { PanelPage } from '../panel-page.tsx';
import { readGuide } from './read-guide.ts';

export async function GuideView(view: AdminViewServerProps) {
  const { i18n, user } = view.initPageResult.req;
  if (!user) redirect('/admin/login');
  const wanted = view.searchParams?.language ?? i18n.language;
  const language = readerLanguage(typeof wanted === 'string' ? wanted : undefined);
  return (
    <PanelPage view={view} className="guide" title={translator(i18n)('guide:title')}>
      <article lang={language} dangerouslySetInnerHTML={{ __html: await readGuide(language) }} />
    </PanelPage>
  );
}
