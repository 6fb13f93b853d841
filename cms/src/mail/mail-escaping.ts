const MAX_SUBJECT = 150;
const MAX_NAME = 60;

/** A line break would end a header and begin the next one. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ').replaceAll(/ {2,}/g, ' ').trim();
}

/** A subject that stays one header line, whatever a visitor's name contains. */
export function toSubject(text: string): string {
  const line = oneLine(text);
  return line.length <= MAX_SUBJECT ? line : `${[...line].slice(0, MAX_SUBJECT).join('')}…`;
}

/** Undefined for long names and links: they may be advertisements, sent to a stranger's address. */
export function greetableName(name: string): string | undefined {
  const line = oneLine(name);
  const isName = line.length > 1 && line.length <= MAX_NAME && !/[/\\@<>{}[\]|]|\w\.\w/.test(line);
  return isName ? line : undefined;
}

export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]+$/u.test(text)
  );
}
