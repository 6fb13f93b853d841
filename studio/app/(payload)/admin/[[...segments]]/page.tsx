import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Titles of Payload's own pages. For ours, it has one about itself, which is dropped. */
export async function generateMetadata(args: Args): Promise<Metadata> {
  const { icons, title } = await generatePageMetadata({ config, ...args });
  return { icons, title: String(title).startsWith('Payload') ? undefined : title };
}

export default function Page(args: Args) {
  return RootPage({ config, importMap, ...args });
}
