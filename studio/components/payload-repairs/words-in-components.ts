import type { StudioWordKey } from '@clinic/cms/studio-words/studio-words';
import type { Translate } from '@clinic/cms/studio-words/translator';
import { clinicTime } from '../clinic-time-format.ts';

/** What Payload says in English in every language: names for screen readers, and some texts. */
const ENGLISH: Readonly<Record<string, StudioWordKey>> = {
  'select-all': 'names:selectAll',
  'Add block': 'names:addBlock',
  'blocks dropdown': 'names:insert',
  'Close toast': 'names:close',
  Collapse: 'names:collapse',
  'Copy URL': 'names:copyAddress',
  Documents: 'names:files',
  'Drag to move': 'names:drag',
  'Edit link': 'names:editLink',
  Expand: 'names:expand',
  Folders: 'names:folders',
  'Insert Paragraph': 'names:insertParagraph',
  'Next Month': 'names:nextMonth',
  'Notifications alt+T': 'names:notifications',
  'Previous Month': 'names:previousMonth',
  'Remove Block': 'names:removeBlock',
  'Remove link': 'names:removeLink',
  'Slash menu': 'names:insert',
  'Sort by': 'names:sortBy',
  'text dropdown': 'names:textStyle',
  toggle: 'names:toggle',
  'toggle fullscreen': 'names:fullscreen',
  'Use the arrow keys to move the crop selection area': 'names:cropArea',
};
const EDIT = 'Edit ';
const CROP_HANDLE =
  /^Use the .*arrow keys to move the (?:(north|south) ?)?(east|west)? ?drag handle/;
const SIDES: Readonly<Record<string, StudioWordKey>> = {
  north: 'names:top',
  south: 'names:bottom',
  east: 'names:right',
  west: 'names:left',
};

export function nameInWords(name: string, t: Translate): string {
  if (name.startsWith(EDIT)) return t('names:edit', { label: name.slice(EDIT.length) });
  const [isHandle, ...sides] = CROP_HANDLE.exec(name) ?? [];
  if (!isHandle) return textInWords(name, t);
  const place = sides.flatMap((side) => (side ? [t(SIDES[side] as StudioWordKey)] : [])).join(' ');
  return t('names:cropHandle', { place });
}

/** Translates a text only if it is exactly one of ENGLISH, since an editor may have written it. */
export const textInWords = (text: string, t: Translate): string =>
  Object.hasOwn(ENGLISH, text) ? t(ENGLISH[text] as StudioWordKey) : text;

const AMERICAN_MOMENT = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** The moment since which an entry is locked, which Payload always writes in American format. */
export function momentInWords(text: string, language: string): string {
  if (!AMERICAN_MOMENT.test(text)) return text;
  return clinicTime(text.replace(/\s/g, ' '), language);
}
