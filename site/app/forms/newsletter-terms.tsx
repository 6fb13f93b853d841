import { useTranslations } from 'use-intl';
import { PageLink } from '../navigation/page-link.tsx';
import { href } from '../routing/href.ts';
import { useLocale } from '../shell/use-locale.ts';

/** What a subscriber agrees to. */
export function NewsletterTerms() {
  const t = useTranslations('forms.newsletter');
  const locale = useLocale();
  return t.rich('agree', {
    link: (text) => (
      <PageLink to={href('privacy', {}, locale)} className="underline underline-offset-4">
        {text}
      </PageLink>
    ),
  });
}
