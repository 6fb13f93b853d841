import type { LabelFunction, PayloadRequest, SelectField, StaticLabel } from 'payload';
import { hasPage } from '../clinic-config/page-set.ts';

export type UnwrittenPage = { name: LabelFunction | StaticLabel; href: string };

type Text = { id: string; key?: string | null };

export async function unwrittenPages(req: PayloadRequest): Promise<UnwrittenPage[]> {
  const [begun, published, home] = await Promise.all([
    texts(req, true),
    texts(req, false),
    req.payload.findGlobal({ slug: 'home', depth: 0, locale: 'all' }),
  ]);
  const isHomeWritten = Object.values(home.hero_title ?? {}).some(Boolean);
  const unwritten = keyOptions(req).filter(
    ({ value }) => hasPage(value) && !published.some(({ key }) => key === value),
  );
  const pages = unwritten.map(({ value, label }) => {
    const id = begun.find(({ key }) => key === value)?.id ?? 'create';
    return { name: label as StaticLabel, href: `/admin/collections/pages/${id}` };
  });
  if (isHomeWritten) return pages;
  const { label } = req.payload.globals.config.find(({ slug }) => slug === 'home') ?? {};
  return [{ name: label ?? 'home', href: '/admin/globals/home' }, ...pages];
}

async function texts(req: PayloadRequest, isDraft: boolean): Promise<Text[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: isDraft ? {} : { _status: { equals: 'published' } },
    draft: isDraft,
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { key: true },
  });
  return docs;
}

function keyOptions(req: PayloadRequest) {
  const fields = req.payload.collections.pages.config.flattenedFields;
  const key = fields.find(({ name }) => name === 'key') as SelectField | undefined;
  return (key?.options ?? []).flatMap((option) => (typeof option === 'string' ? [] : option));
}
