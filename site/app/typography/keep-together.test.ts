import { describe, expect, it } from 'vitest';
import {
  keepTogether,
  keepTogetherInHtml,
  keepTogetherInTree,
  monthsIn,
  unitsIn,
} from './keep-together.ts';

/** Makes the invisible visible: `_` is a no-break space, `&` a word joiner. */
const shown = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '&');

describe('what is read as one thing stays on one line', () => {
  it.each([
    ['call +41 44 000 00 00.', 'call +41_44_000_00_00.'],
    ['+39 (0471) 12 34 56', '+39_(0471)_12_34_56'],
    ['Pensum 50–60 %, sofort', 'Pensum 50–&60_%, sofort'],
    ['8.00–18.00', '8.00–&18.00'],
    ['8–18 Uhr', '8–&18_Uhr'],
    ['8 am – 6 pm', '8_am – 6_pm'],
    ['auf 1480 m ü. M.', 'auf 1480_m ü. M.'],
    ['ab CHF 200 pro Nacht', 'ab CHF_200 pro Nacht'],
    ['7 Tage, nach 30 Tagen', '7_Tage, nach 30_Tagen'],
    ['50 Minuten, 24 Stunden, 2 Wochen', '50_Minuten, 24_Stunden, 2_Wochen'],
    ['20 Prozent von 180 Franken', '20_Prozent von 180_Franken'],
    ['7 days, 2 weeks, 24 hours, 1 hour', '7_days, 2_weeks, 24_hours, 1_hour'],
    ['7 giorni, 2 settimane, 24 ore, 1 ora', '7_giorni, 2_settimane, 24_ore, 1_ora'],
    ['50 minuti, 180 franchi', '50_minuti, 180_franchi'],
    ['8 Mo, 7 jours, 1 semaine, 24 heures', '8_Mo, 7_jours, 1_semaine, 24_heures'],
    ['am 16. November 2026', 'am 16._November 2026'],
    ['on 16 November 2026', 'on 16_November 2026'],
    ['il 16 novembre e il 1º marzo', 'il 16_novembre e il 1º_marzo'],
    ['le 16 août, le 1er mars', 'le 16_août, le 1er_mars'],
    ['Pflegefachperson (m/w/d)', 'Pflegefachperson (m/&w/&d)'],
    ['Pflegefachperson HF/FH', 'Pflegefachperson HF/&FH'],
  ])('%s', (text, wanted) => {
    expect(shown(keepTogether(text))).toBe(wanted);
  });
});

it.each([
  // Before a long word, a number alone at the end of a line is the lesser evil.
  '4 mornings, 3 metres, 2 Tagesausflüge, 5 Wochenenden',
  'in 2016 November was mild',
  '2 Maifeste, 16 maggiolini',
  'and/or, Ärztin/Arzt',
  'https://a.example/de/it',
  'in 2019 – 20 people',
  '2 + 2 and + 3 4',
])('other text breaks where it can: %s', (text) => {
  expect(keepTogether(text)).toBe(text);
});

it('knows the months and units of time of any language', () => {
  expect(monthsIn('fr')).toContain('août');
  expect(unitsIn('fr')).toEqual(expect.arrayContaining(['jour', 'jours', 'heures', 'semaine']));
});

const whole = (word: string) => `<span class="unbroken">${word}</span>`;

describe('in a page', () => {
  it('only texts change, never what the browser reads', () => {
    const html =
      '<head><title>50–60 %</title></head><a title="5 %" href="tel:+41 44 000">x</a>' +
      '<script>{"a":"5 %"}</script><svg><text>5 %</text></svg><option>5 %</option>';
    expect(keepTogetherInHtml(html)).toBe(html);
    expect(shown(keepTogetherInHtml('<header><p>5 % of <b>6 %</b></p></header>'))).toBe(
      '<header><p>5_% of <b>6_%</b></p></header>',
    );
  });

  it('an e-mail address is whole, and can be copied', () => {
    expect(keepTogetherInHtml('<p>an my-self@a-b.example, Betreff</p>')).toBe(
      `<p>an ${whole('my-self@a-b.example')}, Betreff</p>`,
    );
  });

  it('an e-mail address that is wider than a phone may break', () => {
    const html = '<p>a-very-long-name@of-a-department.example</p>';
    expect(keepTogetherInHtml(html)).toBe(html);
  });

  it('the word e-mail is whole within a sentence; labels and boxes are left alone', () => {
    expect(
      keepTogetherInHtml('<p>per <br>E-Mails, per E-Mail. Ihre E-Mail-Adresse (e-mail)</p>'),
    ).toBe(
      `<p>per <br>E-Mails, per ${whole('E-Mail')}. Ihre ${whole('E-Mail')}-Adresse (${whole('e-mail')})</p>`,
    );
    for (const other of ['<p>E-Mail</p>', '<a><img>Apply by e-mail</a>', '<li>by e-mail</li>']) {
      expect(keepTogetherInHtml(other)).toBe(other);
    }
  });
});

it('works in the messages of an island, at every depth', () => {
  expect(keepTogetherInTree({ a: ['5 %', { b: '6 %' }], c: 7 })).toEqual({
    a: ['5\u00A0%', { b: '6\u00A0%' }],
    c: 7,
  });
});
