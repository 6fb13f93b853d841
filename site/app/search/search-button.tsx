import type { Locale } from '@alpsera/cms/locales';
import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../navigation/page-link.tsx';
import { href } from '../routing/href.ts';
import { SearchIcon } from '../ui/icons.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';
import { isTypedInto, opensSearch } from './search-shortcut.ts';

const loadDialog = () => import('./search-dialog.tsx');
const prepare = () => void loadDialog().catch(() => undefined);

/**
 * Opens the search. It is a link to the search page: that is what happens before any script runs,
 * in another tab, and if the dialog cannot be loaded.
 */
export function SearchButton({ locale }: { locale: Locale }) {
  const t = useTranslations('search');
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const address = href('search', {}, locale);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isBusy = document.querySelector('dialog:modal') !== null;
      if (isBusy || event.defaultPrevented || !opensSearch(event, isTypedInto(event.target)))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    loadDialog().then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => window.location.assign(address),
    );
  }, [isOpen, Dialog, address]);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <PageLink
        to={address}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        className="inline-flex size-11 items-center justify-center rounded-control text-pine-700 hover:bg-glacier-100"
      >
        <SearchIcon />
        <span className="sr-only">{t('open')}</span>
      </PageLink>
      {Dialog && <Dialog locale={locale} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
