import type { ComponentType } from 'react';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from 'use-intl/core';
import { errorObject } from '#app/error-object.ts';
import { DEFAULT_PHONE } from '#app/constants.ts';
import { Document, ReducedDocument } from './document.tsx';
import { IslandsContext, type PlacedIsland } from '#app/island.tsx';
import '#app/messages/all.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { RenderRequest, RenderedPage } from './page-code.ts';
import { fingerprintOf, hasFingerprint, watchReads, type Fingerprint } from './page-fingerprint.ts';
import { PageContext, type PageView } from '#app/shell/page-context.ts';
import { findPages, pageAt } from '#app/pages/page-at.ts';
import { PageStatusError, type ActionArgs, type ActionResult, type Page } from '#app/page/page.ts';
import { headTags, type DescribedPage } from '#app/page/structured-data.ts';
import { withIslands } from './render-islands.tsx';
import { localeOfPath } from '#app/routing/href.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { shellData } from '#app/shell/shell-data/shell-data.ts';
import { SiteContext, type Site } from '#app/site-context.ts';
import { keepTogetherInHtml } from '#app/typography/keep-together.ts';

const SERVER_ERROR = 500;

type LoadedPage = { status: number; View: ComponentType; data?: DescribedPage; page?: Page };

/** Address → route table → data → component → document. */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  try {
    return renderDocument(request, await loadPage(request));
  } catch (error) {
    if (!(error instanceof PageStatusError)) logPageError(error, request);
    return renderError(errorObject(error).statusCode, request);
  }
}

/** Whether rendering would give the page with this fingerprint again; false if the page fails. */
export async function isUnchanged(request: RenderRequest, known: Fingerprint): Promise<boolean> {
  try {
    const { status } = request;
    const loaded = status ? errorView(status, request) : await loadPage(request);
    return hasFingerprint({ ...loaded, shell: shellOf(request) }, known);
  } catch {
    return false;
  }
}

/** The error page, without header and footer if it is these that fail. */
function renderError(status: number, request: RenderRequest): RenderedPage {
  try {
    return renderDocument(request, errorView(status, request));
  } catch (error) {
    logPageError(error, request);
    return { status: SERVER_ERROR, html: renderReduced(request) };
  }
}

export async function runPageAction(args: ActionArgs): Promise<ActionResult | undefined> {
  for (const { page } of findPages(args.url.pathname)) {
    if (page.action) return page.action(args);
  }
  return undefined;
}

async function loadPage(request: RenderRequest): Promise<LoadedPage> {
  const { url, services, result, status } = request;
  if (status !== undefined) throw new PageStatusError(status);
  const question = url.searchParams.get('q');
  const found = request.found ?? (await pageAt(services.snapshot, url.pathname, question));
  if (!found) throw new PageStatusError(404);
  const { page, locale } = found;
  const withQuery = { ...found.data, query: Object.fromEntries(url.searchParams) };
  const loaded: DescribedPage = page.load ? page.load({ url, services }, withQuery) : withQuery;
  const data = result?.isError ? withErrorTitle(loaded, locale) : loaded;
  return { status: result?.status ?? 200, View: page.View, data, page };
}

/** The title of a page whose form was refused says so first. */
function withErrorTitle(data: DescribedPage, locale: Locale): DescribedPage {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'forms' });
  const title = t('titlePrefix', { title: data.seo.title });
  return { ...data, seo: { ...data.seo, title } };
}

function errorView(status: number, request: RenderRequest): LoadedPage {
  const { clinic, locale } = shellOf(request);
  return { status, View: () => <ErrorPage status={status} clinic={clinic} locale={locale} /> };
}

function renderReduced({ url, services, files }: RenderRequest): string {
  const locale = localeOfPath(url.pathname);
  const phone = services.snapshot.globals.clinic?.phone || DEFAULT_PHONE;
  const html = renderToStaticMarkup(
    <ReducedDocument locale={locale} files={files} phone={phone}>
      <ErrorPage status={SERVER_ERROR} clinic={{ phone }} locale={locale} />
    </ReducedDocument>,
  );
  return `<!DOCTYPE html>${html}`;
}

function renderDocument(request: RenderRequest, loaded: LoadedPage): RenderedPage {
  const { url, services, files, result, isPreview } = request;
  const { status, View, data, page } = loaded;
  const whole = shellOf(request);
  const { watched: shell, reads } = watchReads(whole);
  const view: PageView = {
    path: url.pathname,
    shell,
    data,
    answer: result?.answer,
    tracking: services.tracking,
  };
  const site: Site = {
    locale: shell.locale,
    hosts: services.hosts,
    pageToken: services.pageToken,
    recaptchaKey: services.recaptchaKey,
    phone: shell.clinic?.phone,
    email: shell.clinic?.email,
    answersPhone: shell.clinic?.answersPhone,
  };
  const head = page && data && headTags(page, data, url.pathname, shell);
  const islands: PlacedIsland[] = [];
  const html = renderToStaticMarkup(
    <PageContext value={view}>
      <SiteContext value={site}>
        <IslandsContext value={islands}>
          <Document view={view} files={files} head={head} isPreview={isPreview}>
            <View />
          </Document>
        </IslandsContext>
      </SiteContext>
    </PageContext>,
  );
  return {
    status,
    html: `<!DOCTYPE html>${withIslands(keepTogetherInHtml(html), islands, site)}`,
    // Previews and answers to forms are made for one visitor and never reused.
    fingerprint:
      result || isPreview ? undefined : fingerprintOf({ ...loaded, shell: whole }, reads),
  };
}

function shellOf({ url, services: { snapshot, siteUrl, hosts } }: RenderRequest) {
  return shellData(snapshot, localeOfPath(url.pathname), { siteUrl, hosts });
}

/** The address may hold what a visitor typed; its path is enough to find the error. */
function logPageError(error: unknown, { url, services }: RenderRequest): void {
  services.reportError({ err: error, path: url.pathname }, 'a page failed');
}
