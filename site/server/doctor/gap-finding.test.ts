import { expect, it } from 'vitest';
import type { Snapshot } from '#content/snapshot.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { gapFinding } from './gap-finding.ts';

const page = {
  _id: 'p1',
  title: 'Privacy',
  title_de: 'Datenschutz',
  slug: 'privacy',
  key: 'privacy',
};

it('is ok when there is nothing to fill in', async () => {
  expect(gapFinding(await smallSnapshot({ pages: [page] }))).toMatchObject({ state: 'ok' });
});

it('names page, language and words of each gap, each once', async () => {
  const content = '<p>By [[<strong>company</strong> &amp; street]]. [[phone]] and [[phone]]</p>';
  const snapshot = await smallSnapshot({ pages: [{ ...page, content_de: content }] });
  expect(gapFinding(snapshot)).toMatchObject({
    state: 'wrong',
    says: '2 places still to be filled in',
    list: ['pages “Privacy” (de): company & street', 'pages “Privacy” (de): phone'],
  });
});

it('tells what has no language from the default one', async () => {
  const fields = [
    { name: 'claim', type: 'text', localize: true, options: {} },
    { name: 'phone', type: 'text', localize: false, options: {} },
  ];
  const data = { claim: '[[one line]]', phone: '[[telephone]]' };
  const snapshot: Snapshot = {
    ...(await smallSnapshot({})),
    singletons: new Map([['clinic', { fields, data }]]),
  };
  expect(gapFinding(snapshot).list).toEqual(['clinic (en): one line', 'clinic: telephone']);
});

it('never names a patient', async () => {
  const entry = { _id: 't1', title: 'Anna Muster', name: 'Anna Muster', text: '[[text]]' };
  const snapshot: Snapshot = {
    ...(await smallSnapshot({})),
    collections: new Map([['testimonials', { fields: [], sortable: false, entries: [entry] }]]),
  };
  expect(gapFinding(snapshot).list).toEqual(['testimonials/t1: text']);
});
