import { useTranslations } from 'use-intl';
import { parentCrumbs, type Crumb } from '#app/routing/breadcrumbs.ts';
import { usePath } from '#app/shell/page-context.ts';

/** The parents of the page; its own title is the heading below and is not repeated. */
export function Breadcrumbs({ parents }: { parents?: readonly Crumb[] }) {
  const t = useTranslations('breadcrumbs');
  const { pathname } = usePath();
  const crumbs = parents ?? parentCrumbs(pathname);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('label')} className="no-print mb-3 -mt-4 lg:-mt-6">
      <ol className="flex flex-wrap items-center text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 text-glacier-300">
                /
              </span>
            )}
            <a
              href={crumb.href}
              className="inline-flex min-h-11 min-w-11 items-center text-stone-600 underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
