import { Link, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { href } from '../../routing/href.ts';
import type { ShellData } from '../../shell/shell-data.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { TeaserCard } from '../../entries/teaser-card.tsx';
import type { Teaser } from '../../entries/teaser.ts';

/** The featured methods with their pictures, the others by name. */
const WITH_PICTURE = 3;

export function DiagnosticsGrid({ diagnostics }: { diagnostics: Teaser[] }) {
  const t = useTranslations('home');
  const locale = useRouteLoaderData<ShellData>('root')?.locale ?? 'en';
  if (diagnostics.length === 0) return null;
  return (
    <section aria-labelledby="diagnostics" className="bg-white py-20 lg:py-28">
      <div className="page-width">
        <div className="max-w-text">
          <h2 id="diagnostics" className="text-3xl">
            {t('diagnosticsTitle')}
          </h2>
          <p className="mt-5 text-lg text-stone-600">{t('diagnosticsText')}</p>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {diagnostics.slice(0, WITH_PICTURE).map((teaser) => (
            <li key={teaser.id}>
              <TeaserCard teaser={teaser} heading="h3" />
            </li>
          ))}
        </ul>
        <ul className="mt-14 grid border-t border-stone-200 sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-3">
          {diagnostics.slice(WITH_PICTURE).map((teaser) => (
            <li key={teaser.id} className="border-b border-stone-200">
              <RowLink to={teaser.href}>{teaser.title}</RowLink>
            </li>
          ))}
          <li className="border-b border-stone-200">
            <RowLink to={href('diagnosis', {}, locale)}>{t('allDiagnostics')}</RowLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center justify-between gap-4 font-semibold text-ink no-underline hover:text-pine-500"
    >
      {children}
      <span className="text-pine-500">
        <ArrowIcon />
      </span>
    </Link>
  );
}
