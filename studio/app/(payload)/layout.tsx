import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { BrandStyle } from './brand-style.tsx';
import { OneLanguageStyle } from './one-language-style.tsx';
import { importMap } from './admin/importMap.js';
import './custom.css';
import '../../components/overview/overview.css';
import '../../components/first-steps/first-steps.css';
import '../../components/guide/guide.css';
import '../../components/accounts/accounts.css';
import '../../components/preview/preview.css';
import '../../components/publish-later/schedule.css';
import './writing.css';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <BrandStyle />
      <OneLanguageStyle />
      {children}
    </RootLayout>
  );
}
