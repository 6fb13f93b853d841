import { useEffect } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '../../entries/breadcrumbs.tsx';
import { dropDraft, thisBrowser } from '../../forms/draft-store.ts';
import { receiptsContext } from '../../forms/server/form-context.ts';
import { href } from '../../routing/href.ts';
import { useLocale } from '../../shell/use-locale.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { pageLoader } from '../page-loader.ts';
import { pageMeta } from '../page-meta.ts';
import { CallBox } from './call-box.tsx';
import { Thanks } from './thanks.tsx';

const load = pageLoader<'thankyou'>();

/** Thanks only for what was really received: the address must carry a receipt. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('t');
  return { ...(await load(args)), received: args.context.get(receiptsContext).read(token) };
}

export const meta = pageMeta;

export default function Thankyou() {
  const { received } = useLoaderData<typeof loader>();
  useEffect(() => {
    if (received) dropDraft(thisBrowser, received);
  }, [received]);
  return (
    <div className="page-width pt-12 lg:pt-20">
      <Breadcrumbs />
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {received ? <Thanks kind={received} /> : <Neutral />}
        <CallBox />
      </div>
    </div>
  );
}

function Neutral() {
  const t = useTranslations('forms.thankyou');
  const locale = useLocale();
  return (
    <div className="max-w-text">
      <h1 className="text-4xl">{t('neutral.title')}</h1>
      <p className="mt-5 text-lg text-stone-600">{t('neutral.text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('request', {}, locale)}>{t('toRequest')}</ButtonLink>
        <ButtonLink to={href('contact', {}, locale)} look="quiet">
          {t('toContact')}
        </ButtonLink>
      </p>
    </div>
  );
}
