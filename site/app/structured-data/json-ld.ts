import type { Locale } from '@clinic/cms/clinic-config/locales';
import type { Crumb } from '#app/routing/breadcrumbs.ts';
import type { Landscape } from '#app/seo/share-picture.ts';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';

export type JsonLdContext = {
  siteUrl: string;
  path: string;
  language: Locale;
  clinic: ClinicView;
  landscape?: Landscape;
  videoHost: string;
};

/** The address of the uploaded file, which is public even if the content API requires a token. */
export function pictureUrl(siteUrl: string, picture: Pick<Landscape, 'path'> | undefined) {
  return picture && `${siteUrl}${picture.path}`;
}

export type Thing = { '@type': string; [property: string]: unknown };

export type JsonLd = Thing & { '@context': string };

export function jsonLd(thing: Thing): JsonLd {
  return { '@context': 'https://schema.org', ...thing };
}

export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${siteUrl}${href}`,
    })),
  };
}

type Question = { question: string; answer: string };

export function faqPage(questions: readonly Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
