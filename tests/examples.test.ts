import { LOCALES } from '@clinic/cms/clinic-config/locales';
import { expect, it } from 'vitest';
import { PAGE_IDS } from '../site/app/routing/table.ts';
import { EXAMPLES } from './e2e/support/pages.ts';

it.each(PAGE_IDS.filter((id) => id !== 'news.page'))(
  'the demo has an example of %s in every language',
  (id) => {
    const examples = EXAMPLES.filter(({ name }) => name === id);
    expect(examples.map(({ locale }) => locale)).toEqual(LOCALES);
  },
);
