import { describe, expect, it } from 'vitest';
import '#app/messages/all.ts';
import { breadcrumbList, faqPage, type JsonLdContext } from './json-ld.ts';
import { clinicThing } from './clinic.ts';
import { jobPosting, physician } from './people-and-jobs.ts';
import { medicalWebPage, newsArticle, videoObject } from './articles.ts';
import { pageThings, type DescribedPage } from '#app/page/structured-data.ts';
import { pageWords } from '#app/lists/page-words.ts';
import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { findPages } from '#app/pages/page-at.ts';
import type { Page } from '#app/page/page.ts';
import { errorsOf } from './testing/errors-of.ts';

const { items } = await smallSnapshot({});
const focal = { x: 50, y: 50 };
const image = { path: '/storage/uploads/peak.jpg', focal };
const clinic: JsonLdContext['clinic'] = {
  phone: '+41 44 000 00 00',
  fax: null,
  email: 'info@clinic.example',
  rating: { value: 4.9, text: '4.9' },
  street: 'Seeweg 1',
  zip: '7000',
  city: 'Alpdorf',
  country: 'Schweiz',
  mapsUrl: null,
  social: [],
  openingTimes: [],
  logos: [],
  shopUrl: null,
  voucherUrl: undefined,
  answersPhone: undefined,
  name: 'Klinik',
  claim: 'In den Alpen',
  footerNote: undefined,
  phoneInvitation: undefined,
  newsletter: { title: undefined, text: undefined },
};
const context: JsonLdContext = {
  siteUrl: 'https://clinic.example',
  path: '/de/x',
  language: 'de',
  clinic,
  landscape: image,
  videoHost: 'https://video.example',
};
const page = { title: 'Leber', seo: { description: 'Über die Leber', image } };

describe('structured data', () => {
  it('of the clinic says where it is, but has no rating', () => {
    const thing = clinicThing(context);
    expect(errorsOf(thing)).toEqual([]);
    expect(JSON.stringify(thing)).not.toMatch(/rating|4\.9/i);
    expect(thing.image).toBe('https://clinic.example/storage/uploads/peak.jpg');
  });

  it('of breadcrumbs', () => {
    const crumbs = [
      { title: 'Start', href: '/de' },
      { title: 'Leber', href: '/de/schwerpunkte/leber' },
    ];
    expect(errorsOf(breadcrumbList(crumbs, context.siteUrl))).toEqual([]);
    expect(errorsOf(breadcrumbList(crumbs.slice(1), context.siteUrl))).toHaveLength(1);
  });

  it('of questions and answers', () => {
    const thing = faqPage([{ question: 'Wann?', answer: 'Am Sonntag.' }]);
    expect(errorsOf(thing)).toEqual([]);
    expect(errorsOf(faqPage([]))).toEqual(['FAQPage without mainEntity']);
  });

  it('of a medical text says who has checked it, and when', () => {
    const review = { name: 'Dr. med. A', role: 'Ärztin', href: '/de/team#a', day: '2026-10-12' };
    const thing = medicalWebPage({ ...page, review }, 'MedicalCondition', context);
    expect(errorsOf(thing)).toEqual([]);
    expect(thing).toMatchObject({
      lastReviewed: '2026-10-12',
      reviewedBy: {
        '@type': 'Person',
        name: 'Dr. med. A',
        url: 'https://clinic.example/de/team#a',
      },
    });
    const late = { ...page, review: { ...review, day: 'yesterday' } };
    expect(errorsOf(medicalWebPage(late, 'MedicalCondition', context))).toHaveLength(1);
  });

  it('of a medical text says who has written it, and from which sources', () => {
    const author = { name: 'Dr. med. B', role: 'Arzt', href: '/de/team#b' };
    const sources = [{ title: 'A guideline' }];
    const thing = medicalWebPage({ ...page, origin: { author, sources } }, 'MedicalTest', context);
    expect(errorsOf(thing)).toEqual([]);
    expect(thing).toMatchObject({
      author: { '@type': 'Person', name: 'Dr. med. B' },
      citation: ['A guideline'],
    });
    const bare = medicalWebPage({ ...page, origin: { sources: [] } }, 'MedicalTest', context);
    expect(bare.citation).toBeUndefined();
  });

  it('of a therapy', () => {
    const thing = medicalWebPage(page, 'MedicalTherapy', context);
    expect(errorsOf(thing)).toEqual([]);
    expect(thing).toMatchObject({
      url: 'https://clinic.example/de/x',
      about: { '@type': 'MedicalTherapy', name: 'Leber' },
    });
  });

  it('of news', () => {
    const item = { ...page, date: { day: '2026-03-05' }, modified: '2026-04-01' };
    expect(errorsOf(newsArticle(item, context))).toEqual([]);
    const plain = { ...item, seo: { description: 'Neues' } };
    expect(newsArticle(plain, context).image).toContain('peak.jpg');
    const author = { name: 'Ada', role: 'Ärztin', href: '/de/team#ada' };
    const signed = newsArticle({ ...item, origin: { author } }, context);
    expect(errorsOf(signed)).toEqual([]);
    expect(signed.author).toMatchObject({ '@type': 'Person', name: 'Ada' });
  });

  it('of a film needs a date and a picture', () => {
    const film = { ...page, id: 'abcdefghijk', date: { day: '2026-03-05' } };
    const thing = videoObject({ ...film, duration: { iso: 'PT412S' } }, context);
    expect(errorsOf(thing ?? {})).toEqual([]);
    expect(thing?.embedUrl).toMatch(/^https:\/\/video\.example\/embed\//);
    expect(videoObject({ ...film, date: undefined }, context)).toBeUndefined();
    expect(videoObject({ ...film, seo: { description: 'x' } }, context)).toBeUndefined();
  });

  it('of a vacancy', () => {
    const job = { id: '1', slug: 'pflege', title: 'Pflege', html: '<p>x</p>', date: '2026-09-01' };
    const thing = jobPosting({ ...job, employmentType: 'PART_TIME' }, context);
    expect(errorsOf(thing)).toEqual([]);
    expect(thing.url).toBe('https://clinic.example/de/x#pflege');
    expect(errorsOf(jobPosting({ ...job, employmentType: 'some' }, context))).toHaveLength(1);
  });

  it('of people is only for doctors', () => {
    const person = { role: 'Internistin', languages: ['de', 'gb'] };
    const doctor = physician({ ...person, name: 'Dr. med. Ina Berg' }, context);
    expect(errorsOf(doctor ?? {})).toEqual([]);
    expect(doctor).toMatchObject({ '@type': 'Physician', knowsLanguage: ['de', 'en'] });
    const dentist = physician({ ...person, name: 'Dr. med. dent. Jo Tal' }, context);
    expect(dentist?.['@type']).toBe('Dentist');
    expect(physician({ ...person, name: 'Dr. sc. nat. Pia Stein' }, context)).toBeUndefined();
    expect(physician({ ...person, name: 'Milo See' }, context)).toBeUndefined();
  });
});

describe('a page', () => {
  const shell = {
    clinic,
    landscape: image,
    siteUrl: context.siteUrl,
    hosts: { image: '', video: context.videoHost },
    locale: 'de' as const,
    year: '2026',
    menu: [],
    messages: [],
    sections: [],
    emptyPages: [],
    wordsOf: (id: IntroducedPageId) => pageWords({ items }, id, 'de'),
    titleOf: (id: string) => id,
  };
  const at = (pathname: string, more: object = {}) => {
    const seo = { ...page.seo, title: page.title, canonical: pathname, alternates: {} };
    const data = { title: page.title, seo, ...more } as DescribedPage;
    const things = pageThings(pageOf(pathname), data, pathname, shell);
    expect(things.flatMap(errorsOf)).toEqual([]);
    return things.map((thing) => thing['@type']);
  };

  it('says what it is, by its address', () => {
    expect(at('/de')).toEqual(['MedicalClinic']);
    expect(at('/de/kontakt')).toEqual(['BreadcrumbList', 'MedicalClinic']);
    expect(at('/de/therapien/x')).toEqual(['BreadcrumbList', 'MedicalWebPage']);
    expect(at('/de/zimmer')).toEqual(['BreadcrumbList']);
    expect(at('/de/team', { clinic: [{ name: 'Dr. med. A B', languages: [] }] })).toEqual([
      'BreadcrumbList',
      'Physician',
    ]);
  });

  it('has the questions that it shows', () => {
    const faq = [{ question: 'a', answer: 'b' }];
    expect(at('/de/diagnose/x', { faq })).toContain('FAQPage');
    expect(at('/de/diagnose/x', { faq: [] })).not.toContain('FAQPage');
  });

  it('says nothing about a clinic without data', () => {
    const seo = { ...page.seo, title: 'x', canonical: '/de', alternates: {} };
    expect(pageThings(pageOf('/de'), { seo }, '/de', { ...shell, clinic: undefined })).toEqual([]);
  });
});

function pageOf(pathname: string): Page {
  const [found] = findPages(pathname);
  if (!found) throw new Error(`There is no page at ${pathname}`);
  return found.page;
}
