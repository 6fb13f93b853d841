import { useTranslations } from 'use-intl';
import { parentCrumbs, titleOfPath, type Crumb } from '#app/routing/breadcrumbs.ts';
import { usePath, useShell } from '#app/shell/page-context.ts';

type Props = {
  parents?: readonly Crumb[];
  /** The title of a page that the route table does not know. */
  title?: string;
};

/** As high as its link will be: otherwise the slash would move when the link arrives. */
const CRUMB = 'flex min-h-11 items-center';

/**
 * The parents of the page. Its own title is the heading below and is not repeated, except where the
 * trail would else be the home page alone and say nothing.
 */
export function Breadcrumbs({ parents, title }: Props) {
  const t = useTranslations('breadcrumbs');
  const { pathname } = usePath();
  const { titleOf } = useShell();
  const crumbs = parents ?? parentCrumbs(pathname, titleOf);
  if (crumbs.length === 0) return null;
  const here = crumbs.length === 1 ? (title ?? titleOfPath(pathname, titleOf)) : undefined;
  return (
    <nav aria-label={t('label')} className="no-print mb-3 -mt-4 lg:-mt-6">
      <ol className="flex flex-wrap items-center text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className={CRUMB}>
            {index > 0 && <Slash />}
            <a
              href={crumb.href}
              className="inline-flex min-h-11 min-w-11 items-center text-stone-600 underline-offset-4 hover:text-ink hover:underline"
            >
              {crumb.title}
            </a>
          </li>
        ))}
        {here && (
          <li className={`${CRUMB} min-w-0`}>
            <Slash />
            <span aria-current="page" className="min-w-0 text-ink wrap-anywhere">
              {here}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

function Slash() {
  return (
    <span aria-hidden="true" className="px-2 text-tint-300">
      /
    </span>
  );
}
