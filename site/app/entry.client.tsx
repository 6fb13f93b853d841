import type { Locale } from '@alpsera/cms/locales';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerMessages, type Messages } from './messages/catalog.ts';
import { reloadOnce } from './navigation/chunk-reload.ts';
import { localeOfPath } from './routing/href.ts';

const LOADERS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
};

addEventListener('vite:preloadError', (event) => {
  if (navigator.onLine && reloadOnce()) event.preventDefault();
});

const locale = localeOfPath(window.location.pathname);
const { default: messages } = await LOADERS[locale]();
registerMessages(locale, messages);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
