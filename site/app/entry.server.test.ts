import { createElement } from 'react';
import { Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { gate } from '../../tests/support/gate.ts';
import { createReceipts } from '../server/forms/receipts.ts';
import { PageRenderer } from '../server/pages/page-renderer.ts';
import { QuietTime } from '../server/quiet-time.ts';
import { smallBuild } from '../server/testing/small-build.ts';
import { smallSnapshot } from '../server/testing/small-snapshot.ts';
import * as entry from './entry.server.tsx';
import { DEFAULT_HOSTS } from './hosts.ts';

const SECRET = 'anna@visitor.example';
const broken = () => {
  throw new Error('broken');
};
const Root = () => createElement('html', null, createElement(Outlet));

const happened: string[] = [];
const slow = gate();

const MODULES = {
  root: { default: Root, ErrorBoundary: () => 'Sorry' },
  render: { default: broken },
  load: { default: Root, loader: broken },
  fine: { default: () => 'Fine' },
  slow: {
    default: () => 'Slow',
    loader: async () => {
      happened.push('the slow page is begun');
      await slow.opened;
      return null;
    },
  },
  form: {
    default: () => {
      happened.push('the page of the form is made');
      return 'Form';
    },
    action: () => {
      happened.push('the form is dealt with');
      slow.open();
      return null;
    },
  },
};

const places = Object.entries(MODULES).map(([id, module]) => {
  const place = id === 'root' ? { path: '' } : { path: id, parentId: 'root' };
  return { id, ...place, module, hasLoader: 'loader' in module, imports: [] };
});
const byId = (list: typeof places) => Object.fromEntries(list.map((one) => [one.id, one]));

/** The real entry, with pages that fail in each way they can. */
const build = smallBuild({ entry, routes: byId(places), future: { v8_middleware: true } as never });

const snapshot = await smallSnapshot({});
const reportFault = vi.fn();
const onConsole = vi.spyOn(console, 'error').mockReturnValue();
const renderer = new PageRenderer({
  ...{ build, siteUrl: 'http://site', reportFault, receipts: createReceipts('a secret') },
  tracking: { analyticsId: undefined, gclidConsent: true },
  hosts: DEFAULT_HOSTS,
  quiet: new QuietTime({ quietMs: 0, patienceMs: 0 }),
});

afterEach(() => {
  reportFault.mockClear();
  onConsole.mockClear();
});

it.each(['/render', '/load'])('a page that fails is told to the log, once: %s', async (path) => {
  const { status } = await renderer.fresh(snapshot, `${path}?q=${SECRET}`);
  expect(status).toBe(500);
  expect(reportFault).toHaveBeenCalledOnce();
  const [known, what] = reportFault.mock.calls[0] as [{ err: Error; path: string }, string];
  expect(what).toBe('a page failed');
  expect(known.err.message).toBe('broken');
  expect(known.path).toBe(path);
  expect(onConsole).not.toHaveBeenCalled();
});

it.each([
  ['/fine', 200],
  ['/nowhere', 404],
])('what is no fault is not: %s', async (path, expected) => {
  const { status } = await renderer.fresh(snapshot, path);
  expect(status).toBe(expected);
  expect(reportFault).not.toHaveBeenCalled();
  expect(onConsole).not.toHaveBeenCalled();
});

it('a visitor who has left is no fault either', () => {
  const request = new Request('http://site/', { signal: AbortSignal.abort() });
  const context = { get: () => reportFault };
  entry.handleError(new Error('aborted'), { request, context, params: {} } as never);
  expect(reportFault).not.toHaveBeenCalled();
});

it('deals with a form at once, and makes its page when no other is being made', async () => {
  const other = renderer
    .fresh(snapshot, '/slow')
    .then(() => happened.push('the slow page is made'));
  await vi.waitFor(() => expect(happened).toEqual(['the slow page is begun']), 20_000);
  const form = { status: 'malformed' } as const;
  const sent = { headers: new Headers(), visit: { address: '', form } };
  await renderer.submit(snapshot, '/form', sent);
  await other;
  expect(happened).toEqual([
    'the slow page is begun',
    'the form is dealt with',
    'the slow page is made',
    'the page of the form is made',
  ]);
});
