import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { NotFoundPage } from '@payloadcms/next/views';
import { PanelTitle } from '../../../../components/panel-page.tsx';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export default async function NotFound(args: Args) {
  const { t } = await getNextRequestI18n({ config: await config });
  return (
    <>
      <PanelTitle title={t('general:pageNotFound')} />
      <NotFoundPage config={config} importMap={importMap} {...args} />
    </>
  );
}
