import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { importMap } from '../importMap.js';

type Args = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

/** Of Payload's own pages; what it says of those that it does not know is about itself. */
export async function generateMetadata(args: Args): Promise<Metadata> {
  const { icons, title } = await generatePageMetadata({ config, ...args });
  return { icons, title: String(title).startsWith('Payload') ? undefined : title };
}

export default function Page(args: Args) {
  return RootPage({ config, importMap, ...args });
}
