import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { WholeAnswers } from '../../components/payload-repairs/whole-answers.tsx';
import { importMap } from './admin/importMap.js';
import './custom.css';
import '../../components/overview/overview.css';
import '../../components/first-steps/first-steps.css';
import '../../components/guide/guide.css';
import '../../components/accounts/accounts.css';
import '../../components/preview/preview.css';
import '../../components/publish-later/schedule.css';
import '../../components/studio-search/studio-search.css';
import '../../components/pasted-texts/pasted-texts.css';
import '../../components/photos/photos.css';
import './writing.css';
import './keyboard.css';
import './phone.css';
import { COLORS } from '@clinic/cms/clinic-config/brand';
import { LOCALES } from '@clinic/cms/clinic-config/locales';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      <style>{COLORS_OF_CLINIC}</style>
      {LOCALES.length === 1 && <style>{WITHOUT_LANGUAGES}</style>}
      <WholeAnswers>{children}</WholeAnswers>
    </RootLayout>
  );
}

const COLORS_OF_CLINIC = `
:root {
  --accent: ${COLORS['brand-500']};
  --accent-strong: ${COLORS['brand-700']};
  --accent-text: #fff;
  --ink: ${COLORS.ink};
}
[data-theme='dark'] {
  --accent: ${COLORS['tint-300']};
  --accent-strong: ${COLORS['tint-100']};
  --accent-text: ${COLORS.ink};
}`;

/** Hides what Payload offers to choose a language, which it does even if there is only one. */
const WITHOUT_LANGUAGES = `
.localizer,
.app-header__localizer-spacing,
.field-label .localized,
#action-save-popup {
  display: none;
}`;
