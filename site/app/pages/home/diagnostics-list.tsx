import { useTranslations } from 'use-intl';
import { href } from '#app/routing/href.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { RowLink } from '#app/ui/row-link.tsx';
import { SectionHead } from './section-head.tsx';

type Props = { diagnostics: { id: string; href: string; title: string }[] };

export function DiagnosticsList({ diagnostics }: Props) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (diagnostics.length === 0) return null;
  return (
    <section
      aria-labelledby="diagnostics"
      className="later page-width grid gap-x-16 gap-y-8 py-20 lg:grid-cols-2 lg:py-28"
    >
      <SectionHead id="diagnostics" title={t('diagnosticsTitle')} text={t('diagnosticsText')} />
      <ul className="border-t border-stone-200">
        {diagnostics.map((diagnosis) => (
          <li key={diagnosis.id} className="border-b border-stone-200">
            <RowLink to={diagnosis.href}>{diagnosis.title}</RowLink>
          </li>
        ))}
        <li className="border-b border-stone-200">
          <RowLink to={href('diagnosis', {}, locale)}>{t('allDiagnostics')}</RowLink>
        </li>
      </ul>
    </section>
  );
}
