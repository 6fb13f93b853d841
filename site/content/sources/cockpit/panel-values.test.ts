import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  count,
  day,
  flag,
  gallery,
  imageField,
  link,
  links,
  price,
  textList,
  webAddress,
  youtubeId,
} from '#content/models/model.ts';
import { fitValue } from './panel-values.ts';

function fit(schema: z.ZodType, value: unknown) {
  const misfits: string[] = [];
  const fitted = fitValue(schema, value, {
    linkTo: 'nachrichten',
    ourName: (name) => (name === 'nachrichten' ? 'news' : name),
    onMisfit: (reason) => misfits.push(reason),
  });
  return misfits.length > 0 ? { fitted, misfits } : fitted;
}

const facts = z.array(z.object({ label: z.string(), value: z.string() }));
const fact = { label: 'Duration', value: '30 minutes' };

describe('a value of the panel', () => {
  it.each([
    ['a number as text', count, '21', 21],
    ['a number with its unit', count, '46 m²', 46],
    ['a number with apostrophes', count, '1’290', 1290],
    ['a price in cents', price, '19000', 19000],
    ['a price with its currency', price, 'CHF 4900.–', 490000],
    ['a price with decimals', price, "1'200.50", 120050],
    ['a price as a number with decimals', price, 1200.5, 120050],
    ['a price with groups', price, '4’900', 490000],
    ['an emptied price', price, '0', null],
    ['the id of a video', youtubeId, 'abc_DEF-123', 'abc_DEF-123'],
    ['the address of a video', youtubeId, 'https://youtu.be/abc_DEF-123?t=3', 'abc_DEF-123'],
    ['an address', webAddress, ' https://shop.example/a ', 'https://shop.example/a'],
    ['an emptied number', count, '0', null],
    ['no number', count, '', null],
    ['a flag as a number', flag, 1, true],
    ['a flag as text', flag, 'false', false],
    ['an untouched flag', flag, '', null],
    ['a day with a time', day, '2026-11-07 10:00', '2026-11-07 10:00'],
    ['a day as people write it', day, '7.11.2026', '2026-11-07'],
    ['an emptied day', day, '', null],
    ['a text that is a number', z.string(), 7000, '7000'],
    ['HTML where none is shown', z.string(), '<p>One <b>two</b></p><p>Three</p>', 'One two\nThree'],
    ['tags', textList, ['a', '', null, 'b'], ['a', 'b']],
    ['tags as text', textList, 'a, b', ['a', 'b']],
    ['tags as lines', textList, 'a, one\nb', ['a, one', 'b']],
    ['tags as rows', textList, [{ value: 'a' }, { value: null }], ['a']],
    ['rows', facts, [{ value: fact }, { field: { type: 'set' }, value: fact }], [fact, fact]],
    ['plain rows', facts, [fact], [fact]],
    ['rows without anything', facts, [{ value: { label: null, value: null } }, null], null],
    ['a removed picture', imageField, [], null],
    [
      'a picture from the finder',
      imageField,
      { path: 'storage/a.jpg' },
      { path: '/storage/a.jpg' },
    ],
    [
      'a picture as an asset',
      imageField,
      { _id: 'x', path: '/a.jpg', mime: 'image/jpeg' },
      {
        path: '/storage/uploads/a.jpg',
        meta: { asset: 'x' },
      },
    ],
    [
      'a gallery with holes',
      gallery,
      [null, { path: '/storage/a.jpg' }],
      [{ path: '/storage/a.jpg' }],
    ],
    ['a link', link, { _id: 'x', link: 'team', display: 'old' }, { _id: 'x', link: 'team' }],
    ['a link in a list', link, [{ _id: 'x', link: 'team' }], { _id: 'x', link: 'team' }],
    ['an id alone', link, 'x', { _id: 'x', link: 'news' }],
    ['a link that was populated', link, { _id: 'x', title: 'A' }, { _id: 'x', link: 'news' }],
    ['one link of many', links, { _id: 'x' }, [{ _id: 'x', link: 'news' }]],
    ['links with holes', links, [null, 'x', {}], [{ _id: 'x', link: 'news' }]],
  ])('is read: %s', (_, schema, value, wanted) => {
    expect(fit(schema, value)).toEqual(wanted);
  });

  it.each([
    [count, 'many', 'should be a number, and not "many"'],
    [flag, 'perhaps', 'should be yes or no, and not "perhaps"'],
    [day, 'soon', 'should be a day, and not "soon"'],
    [price, 'on request', 'should be a price in cents, or with its currency, and not "on request"'],
    [youtubeId, 'vimeo.com/1', 'should be a video on YouTube, and not "vimeo.com/1"'],
    [
      webAddress,
      'javascript:alert(1)',
      expect.stringContaining('should be an address with https://'),
    ],
    [z.string(), { a: 1 }, 'should be a text, and not {"a":1}'],
    [facts, 'text', 'should be a list, and not "text"'],
    [
      imageField,
      { path: '/storage/a.svg' },
      '/storage/a.svg is an SVG drawing, which can hold scripts and is not shown',
    ],
  ])('that does not fit is left out, and said so', (schema, value, reason) => {
    expect(fit(schema, value)).toEqual({ fitted: null, misfits: [reason] });
  });

  it('that does not fit in a list costs only its row', () => {
    const rows = [{ value: fact }, { field: { type: 'textarea' }, value: 'a note' }];
    expect(fit(facts, rows)).toEqual({ fitted: [fact], misfits: ['row 2 is of another kind'] });
  });
});
