import type { Crumb } from '#app/routing/breadcrumbs.ts';
import type { Thing } from './json-ld.ts';

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
