import type { Locale } from '@alpsera/cms/locales';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { tellLanguage } from './api/tell-language.ts';
import { registerMessages, type Messages } from './messages/catalog.ts';
import { reloadOnce } from './navigation/chunk-reload.ts';
import { modulesHere, type ManifestRoute } from './navigation/modules-here.ts';
import { nearRoutes } from './navigation/near-routes.ts';
import { localeOfPath } from './routing/href.ts';

declare global {
  interface Window {
    /** The framework's list of all routes, read once when it starts. */
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
    /** The modules of the page that the document shows. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

const LOADERS: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import('./messages/en.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
};

addEventListener('vite:preloadError', (event) => {
  if (navigator.onLine && reloadOnce()) event.preventDefault();
});

const locale = localeOfPath(window.location.pathname);
tellLanguage(locale);
const { default: messages } = await LOADERS[locale]();
registerMessages(locale, messages);

const manifest = window.__reactRouterManifest;
if (import.meta.env.PROD && manifest) {
  const { pathname } = window.location;
  manifest.routes = nearRoutes(manifest.routes, pathname);
  const brought = (window.__reactRouterRouteModules ??= {});
  for (const { id, module } of modulesHere(manifest.routes, pathname, brought)) {
    brought[id] = await import(/* @vite-ignore */ module);
  }
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
