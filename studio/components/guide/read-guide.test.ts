import type { Clinic } from '@clinic/cms/clinic-config/clinic';
import { STUDIO_LANGUAGES } from '@clinic/cms/studio-words/studio-languages';
import { expect, it, vi } from 'vitest';
import { readGuide } from './read-guide.ts';

const pages = vi.hoisted((): Record<string, boolean> => ({}));

vi.mock('@clinic/cms/clinic-config/clinic', async (original) => {
  const { CLINIC } = await original<{ CLINIC: Clinic }>();
  return { CLINIC: { ...CLINIC, pages } };
});

it.each(STUDIO_LANGUAGES)(
  'says nothing about pages that are switched off, in %s',
  async (language) => {
    const whole = await readGuide(language);
    expect(whole).toContain('<strong>News</strong>');
    Object.assign(pages, { news: false });
    const guide = await readGuide(language);
    delete pages.news;
    expect(guide).not.toMatch(/\bnews\b/i);
    expect(guide.split('<li>')).toHaveLength(whole.split('<li>').length - 1);
  },
);
