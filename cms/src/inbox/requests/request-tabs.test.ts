import { describe, expect, it } from 'vitest';
import { addressOf, REQUEST_TABS, tabOf, whereOf } from './request-tabs.ts';

const ME = '0199-me';

describe('the tabs of the requests', () => {
  it.each(REQUEST_TABS)('recognise %s by its filter', (tab) => {
    expect(tabOf(whereOf(tab, ME), ME)).toBe(tab);
  });

  it('recognise a filter whose values are not strings', () => {
    expect(tabOf({ or: [{ and: [{ suspected: { equals: true } }] }] }, ME)).toBe('suspected');
    expect(tabOf({}, ME)).toBe('all');
  });

  it('do not match another user’s filter, or one that the user has set', () => {
    expect(tabOf(whereOf('mine', 'somebody'), ME)).toBeUndefined();
    expect(tabOf({ or: [{ and: [{ city: { like: 'Chur' } }] }] }, ME)).toBeUndefined();
  });

  it('have addresses that the list understands', () => {
    expect(addressOf('all', ME)).toBe('/admin/collections/requests');
    expect(decodeURIComponent(addressOf('done', ME))).toBe(
      '/admin/collections/requests?where[or][0][and][0][status][equals]=done',
    );
  });
});
