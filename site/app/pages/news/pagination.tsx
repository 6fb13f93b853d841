import { useTranslations } from 'use-intl';
import { ArrowIcon } from '#app/ui/icons.tsx';

type Props = { page: number; pages: number; newer?: string; older?: string };

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-500 underline-offset-4 hover:underline';

export function Pagination({ page, pages, newer, older }: Props) {
  const t = useTranslations('news');
  if (pages < 2) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="mt-16 grid grid-cols-2 items-center gap-x-4 border-y border-stone-200 py-3 sm:grid-cols-3"
    >
      <p>
        {newer && (
          <a href={newer} rel="prev" className={LINK}>
            <span className="rotate-180">
              <ArrowIcon />
            </span>
            {t('newer')}
          </a>
        )}
      </p>
      <p className="order-first col-span-2 text-center text-sm text-stone-600 sm:order-none sm:col-span-1">
        {t('pageOf', { page, pages })}
      </p>
      <p className="text-right">
        {older && (
          <a href={older} rel="next" className={LINK}>
            {t('older')}
            <ArrowIcon />
          </a>
        )}
      </p>
    </nav>
  );
}
