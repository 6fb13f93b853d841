import type { MedicalSchemaType } from '#app/routing/table.ts';
import type { Landscape } from '#app/seo/share-picture.ts';
import type { Evidence } from '#app/entries/evidence.tsx';
import { playerUrl } from '#app/ui/youtube.ts';
import { clinicReference } from './clinic.ts';
import { type Thing, pictureUrl, type JsonLdContext } from './json-ld.ts';

type BasicPage = { title: string; seo: { description: string; image?: Landscape } };

type MedicalPage = BasicPage & {
  evidence?: Evidence;
  review?: MedicalPerson & { day: string };
  origin?: { author?: MedicalPerson; sources: readonly { title: string }[] };
};

type MedicalPerson = { name: string; role?: string; href: string };

export function medicalWebPage(
  page: MedicalPage,
  subject: MedicalSchemaType,
  context: JsonLdContext,
): Thing {
  const { siteUrl, path, language } = context;
  const { description, image } = page.seo;
  const { review, evidence, origin } = page;
  const citation = origin?.sources.map((source) => source.title);
  return {
    '@type': 'MedicalWebPage',
    '@id': `${siteUrl}${path}`,
    url: `${siteUrl}${path}`,
    name: page.title,
    description,
    inLanguage: language,
    image: pictureUrl(siteUrl, image),
    about: { '@type': subject, name: page.title, description },
    keywords: evidence && {
      '@type': 'DefinedTerm',
      termCode: evidence.level,
      name: evidence.name,
    },
    publisher: clinicReference(context),
    lastReviewed: review?.day,
    reviewedBy: review && medicalPerson(review, context),
    author: origin?.author && medicalPerson(origin.author, context),
    citation: citation?.length ? citation : undefined,
  };
}

function medicalPerson({ name, role, href }: MedicalPerson, context: JsonLdContext): Thing {
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    url: `${context.siteUrl}${href}`,
    worksFor: clinicReference(context),
  };
}

type NewsPage = BasicPage & {
  date: { day: string };
  modified: string;
  origin?: { author?: MedicalPerson };
};

export function newsArticle(page: NewsPage, context: JsonLdContext): Thing {
  const { siteUrl, path, language, landscape } = context;
  return {
    '@type': 'NewsArticle',
    headline: page.title,
    description: page.seo.description,
    image: pictureUrl(siteUrl, page.seo.image ?? landscape),
    datePublished: page.date.day,
    dateModified: page.modified,
    inLanguage: language,
    mainEntityOfPage: `${siteUrl}${path}`,
    author: page.origin?.author
      ? medicalPerson(page.origin.author, context)
      : clinicReference(context),
    publisher: clinicReference(context),
  };
}

type VideoPage = BasicPage & {
  id: string;
  picture?: Pick<Landscape, 'path'>;
  date?: { day: string };
  duration?: { iso: string };
};

/** Undefined for a film without a date or a picture, which search engines do not accept. */
export function videoObject(video: VideoPage, context: JsonLdContext): Thing | undefined {
  const { siteUrl, path, language } = context;
  const thumbnailUrl = pictureUrl(siteUrl, video.picture ?? video.seo.image);
  if (!video.date || !thumbnailUrl) return undefined;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.seo.description,
    thumbnailUrl,
    uploadDate: `${video.date.day}T00:00:00Z`,
    duration: video.duration?.iso,
    embedUrl: playerUrl(context.videoHost, video.id),
    url: `${siteUrl}${path}`,
    inLanguage: language,
    publisher: clinicReference(context),
  };
}
