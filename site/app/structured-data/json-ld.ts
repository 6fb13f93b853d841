import type { Crumb } from '#app/routing/breadcrumbs.ts';

/** A thing as schema.org describes it. */
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
