/** The properties that search engines and schema.org require of each type that this site uses. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  DefinedTerm: ['name', 'termCode'],
  Dentist: ['name', 'address', 'telephone', 'url'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', 'name', 'item'],
  MedicalClinic: ['name', 'url', 'logo'],
  MedicalCondition: ['name'],
  MedicalProcedure: ['name'],
  MedicalTest: ['name'],
  MedicalTherapy: ['name'],
  MedicalWebPage: ['name', 'description', 'url', 'inLanguage', 'about', 'publisher'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Person: ['name', 'jobTitle', 'url'],
  Physician: ['name', 'address', 'telephone', 'url'],
  Place: ['address'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  PropertyValue: ['name', 'value'],
  Question: ['name', 'acceptedAnswer'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
};

/** For the clinic itself, a local business; not where it is an employer or publisher. */
const REQUIRED_AT_TOP: Readonly<Record<string, readonly string[]>> = {
  MedicalClinic: ['address', 'telephone', 'image'],
};

const ADDRESSES = new Set([
  ...['url', 'item', 'logo', 'image', 'thumbnailUrl', 'embedUrl', 'mainEntityOfPage'],
]);
const DAYS = new Set([
  ...['datePublished', 'dateModified', 'datePosted', 'validThrough', 'uploadDate', 'lastReviewed'],
]);
const DAY = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2}))?$/;
const EMPLOYMENT = new Set([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'OTHER',
]);
/** Longer headlines are cut off. */
const HEADLINE_MAX = 110;
/** Ratings that a site gives itself, which search engines treat as spam. */
const SELF_SERVING = new Set(['aggregateRating', 'review', 'starRating']);

type Node = Readonly<Record<string, unknown>>;

/** What search engines would find wrong with the structured data of a page. */
export function errorsOf(thing: object): string[] {
  const node = JSON.parse(JSON.stringify(thing)) as Node;
  const type = String(node['@type']);
  return [
    ...missing(node, REQUIRED_AT_TOP[type] ?? []).map((name) => `${type} without ${name}`),
    ...errorsBelow(node, type),
  ];
}

function errorsBelow(node: Node, where: string): string[] {
  const type = String(node['@type']);
  const required = REQUIRED[type];
  const errors = required
    ? missing(node, required).map((name) => `${where} without ${name}`)
    : [`${where} is of unknown type ${type}`];
  for (const [name, value] of Object.entries(node)) {
    const at = `${where}.${name}`;
    if (!isValid(name, value)) errors.push(`${at} is ${JSON.stringify(value)}`);
    for (const child of [value].flat()) {
      if (isNode(child)) errors.push(...errorsBelow(child, `${at}.${String(child['@type'])}`));
    }
  }
  if (type === 'BreadcrumbList') errors.push(...orderErrors(node));
  return errors;
}

function missing(node: Node, names: readonly string[]): string[] {
  return names.filter((name) => {
    const value = node[name];
    const isEmptyList = Array.isArray(value) && value.length === 0;
    return value === undefined || value === null || value === '' || isEmptyList;
  });
}

function isValid(name: string, value: unknown): boolean {
  if (SELF_SERVING.has(name)) return false;
  if (ADDRESSES.has(name)) return /^https?:\/\/[^/]+/.test(String(value));
  if (DAYS.has(name)) return DAY.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
  if (name === 'headline') return String(value).length <= HEADLINE_MAX;
  if (name === 'employmentType') return EMPLOYMENT.has(String(value));
  return name !== 'duration' || /^PT\d+S$/.test(String(value));
}

function orderErrors(list: Node): string[] {
  const positions = [list.itemListElement].flat().map((item) => (item as Node).position);
  const isOrdered = positions.every((position, index) => position === index + 1);
  return isOrdered && positions.length > 1 ? [] : [`BreadcrumbList has positions ${positions}`];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
