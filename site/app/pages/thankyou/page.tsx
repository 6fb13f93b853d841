import { useTranslations } from 'use-intl';
import { Breadcrumbs } from '#app/entries/breadcrumbs.tsx';
import { MainTitle } from '#app/entries/main-title.tsx';
import { messagesOf } from '#app/messages/catalog.ts';
import { definePage, type Loaded, type PageArgs, type PageRequest } from '#app/page/page.ts';
import { href } from '#app/routing/href.ts';
import { pageSeo } from '#app/seo/entry-seo.ts';
import { usePageData } from '#app/shell/page-context.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { CallBox } from './call-box.tsx';
import { Thanks } from './thanks.tsx';

function thankyouData({ locale }: PageRequest) {
  const { title, description } = messagesOf(locale).pages.thankyou;
  const seo = pageSeo('thankyou', locale, { title, description });
  return { seo, locale };
}

/** Thanks only for what was really received: the address must carry a receipt. */
function load({ services }: PageArgs, page: Loaded<typeof thankyouData>) {
  return { ...page, received: services.receipts.read(page.query.t ?? null) };
}

function Thankyou() {
  const { received } = usePageData<typeof load>();
  return (
    <div
      // The draft of what was received is dropped: see islands/behaviours/drop-sent-draft.ts.
      data-received={received}
      className="page-width pt-12 lg:pt-20"
    >
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
    <div>
      <MainTitle title={t('neutral.title')} />
      <p className="mt-5 max-w-text text-lg text-stone-600">{t('neutral.text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('request', {}, locale)}>{t('toRequest')}</ButtonLink>
        <ButtonLink to={href('contact', {}, locale)} look="quiet">
          {t('toContact')}
        </ButtonLink>
      </p>
    </div>
  );
}

export const thankyouPage = definePage({
  data: thankyouData,
  load,
  View: Thankyou,
});
