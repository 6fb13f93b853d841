import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';

export function NewsletterTerms() {
  const t = useTranslations('forms.newsletter');
  const { locale } = useSite();
  return t.rich('agree', {
    link: (text) => (
      <a href={href('privacy', {}, locale)} className="underline underline-offset-4">
        {text}
      </a>
    ),
  });
}
