import { BRAND, COLORS } from '../clinic-config/brand.ts';
import type { Locale } from '../clinic-config/locales.ts';
import { escapeHtml, toSubject } from './mail-escaping.ts';
import { mailTexts } from './mail-texts.ts';

export type ClinicContact = { name: string; phone: string; email: string; address: string };

type MailContent = {
  locale: Locale;
  subject: string;
  title?: string;
  greeting?: string;
  paragraphs: readonly string[];
  warning?: string;
  rows?: { title?: string; entries: readonly (readonly [label: string, value: string])[] };
  button?: { label: string; url: string };
  remark?: string;
  /** Why the recipient gets this mail; absent in mails to the clinic itself. */
  reason?: string;
  /** Written and signed by a person, so without the clinic's lines that end other mails. */
  isLetter?: true;
  clinic: ClinicContact;
};

export type MailBody = { locale: Locale; subject: string; text: string; html: string };

/** Styles are in attributes with double quotes. */
const FONT = BRAND.fonts.text.replaceAll('"', "'");
const SERIF = BRAND.fonts.heading.replaceAll('"', "'");
const { ink: INK, 'brand-700': PINE, 'stone-600': STONE, 'stone-200': LINE, paper: PAPER } = COLORS;
/** A table of the screen's width: a long word breaks instead of widening the layout. */
const FIXED = 'table-layout:fixed;overflow-wrap:anywhere;word-break:break-word';

export function layOutMail(content: MailContent): MailBody {
  const { locale, subject } = content;
  return { locale, subject: toSubject(subject), text: toText(content), html: toHtml(content) };
}

function toText(content: MailContent): string {
  const { title, greeting, warning, paragraphs, rows, button, remark, reason, clinic } = content;
  const lines = rows && [rows.title, ...rows.entries.map(([label, value]) => `${label}: ${value}`)];
  const blocks = [
    title,
    greeting && `${greeting},`,
    warning,
    ...paragraphs,
    lines?.filter(Boolean).join('\n'),
    button && `${button.label}:\n${button.url}`,
    remark,
    greeting && `${mailTexts(content.locale).closing}\n${clinic.name}`,
    !content.isLetter && `-- \n${clinic.name}\n${clinic.address}\n${clinic.phone}\n${clinic.email}`,
    reason,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Made of tables and inline styles, for old mail programs. */
function toHtml(content: MailContent): string {
  const { locale, title, greeting, warning, paragraphs, rows, button, remark, reason, clinic } =
    content;
  const body = [
    title &&
      `<h1 style="margin:0 0 20px;font:400 26px/1.25 ${SERIF};color:${PINE}">${escapeHtml(title)}</h1>`,
    warning && framed(warning),
    greeting && paragraph(`${greeting},`),
    ...paragraphs.map(paragraph),
    rows && table(rows),
    button && buttonLink(button),
    remark && `<p style="margin:0 0 16px;color:${STONE};font-size:15px">${escapeHtml(remark)}</p>`,
    greeting && paragraph(`${mailTexts(locale).closing}\n${clinic.name}`),
  ];
  const lines = content.isLetter
    ? []
    : [`${clinic.name} · ${clinic.address}`, `${clinic.phone} · ${clinic.email}`, reason];
  const foot = lines
    .filter((line) => line !== undefined)
    .map((line) => `<p style="margin:0 0 6px">${escapeHtml(line)}</p>`);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${FIXED};background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${FIXED};max-width:600px">
<tr><td style="padding:0 8px 20px;font:400 22px/1.2 ${SERIF};color:${PINE}">${escapeHtml(clinic.name)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid ${LINE};border-radius:12px;padding:36px 32px;font:400 17px/1.6 ${FONT};color:${INK}">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:24px 8px 0;font:400 14px/1.5 ${FONT};color:${STONE}">
${foot.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeLines(text)}</p>`;
}

function framed(text: string): string {
  return `<p style="margin:0 0 16px;padding:10px 14px;background:#f7ebc8;border-radius:4px">${escapeLines(text)}</p>`;
}

function table({ title, entries }: NonNullable<MailContent['rows']>): string {
  const rows = entries.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};color:${STONE};vertical-align:top;width:38%">${escapeHtml(label)}</td>` +
      `<td dir="auto" style="padding:8px 0;border-top:1px solid ${LINE};vertical-align:top">${escapeLines(value)}</td></tr>`,
  );
  const head = title
    ? `<p style="margin:24px 0 8px;font:400 19px/1.3 ${SERIF};color:${PINE}">${escapeHtml(title)}</p>`
    : '';
  return `${head}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${FIXED};margin:0 0 24px;font:400 16px/1.5 ${FONT}">${rows.join('')}</table>`;
}

function buttonLink({ label, url }: NonNullable<MailContent['button']>): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>` +
    `<td style="background:${PINE};border-radius:4px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 26px;font:600 17px/1.2 ${FONT};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>` +
    `</tr></table>`
  );
}
