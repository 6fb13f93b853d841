import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { BRAND, COLOR_NAMES } from './clinic-config/brand.ts';
import { CLINIC } from './clinic-config/clinic.ts';
import { contrastOf } from './clinic-config/contrast.ts';
import { isCountryCode } from './forms/countries.ts';
import { isMailAddress } from './mail/mail-escaping.ts';
import { OPTIONAL_PAGES } from './clinic-config/page-set.ts';

const isTag = (text: string) => {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
};

const text = z.string().trim().min(1, 'must not be empty');
const tag = z.string().refine(isTag, 'must be a language tag such as en or de-CH');
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (one: string) => languageNames.of(one) !== undefined;
const code = z
  .string()
  .regex(/^[a-z]{2,3}$/, 'must be a code of two or three letters such as fr')
  .refine(isLanguage, 'must be the code of a language that exists');
const supported = (key: 'currency' | 'timeZone', message: string) =>
  z.string().refine((one) => Intl.supportedValuesOf(key).includes(one), message);

const NEEDED: Readonly<Record<string, string>> = {
  home: 'every site has a home page',
  contact: 'visitors must be able to reach the clinic',
  impressum: 'the law asks for it',
  privacy: 'every form refers to it',
  search: 'the header opens it',
  thankyou: 'every form leads to it',
};

const pages = z
  .record(z.string(), z.boolean('must be true or false'))
  .superRefine((set, context) => {
    for (const [id, isOn] of Object.entries(set)) {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: [id], message });
      if (Object.hasOwn(NEEDED, id)) {
        if (!isOn) refuse(`cannot be switched off, since ${NEEDED[id]}`);
      } else if (!Object.hasOwn(OPTIONAL_PAGES, id)) {
        refuse(`must be one of ${Object.keys(OPTIONAL_PAGES).join(', ')}`);
      }
    }
  });

/** Each message completes a line such as `clinic/clinic.ts, languages: …`. */
const clinicSchema = z
  .object({
    name: text,
    languages: z
      .record(code, z.object({ name: text, tag, formats: tag }))
      .refine((all) => Object.keys(all).length > 0, 'must name at least one language'),
    defaultLanguage: z.string(),
    switcher: z.array(z.string()),
    paths: z.record(z.string(), z.record(z.string(), z.string())),
    pages,
    countries: z
      .array(z.string().refine(isCountryCode, 'must be a country code such as CH'))
      .min(1, 'must begin with the country of the clinic'),
    currency: supported('currency', 'must be a currency such as EUR'),
    timeZone: supported('timeZone', 'must be a time zone such as Europe/Zurich'),
    phone: z.string().regex(/^\+[\d ]{7,20}$/, 'must be a number with its country code: +41 …'),
    mailFrom: z.string().refine(isMailAddress, 'must be an e-mail address'),
    transferDay: z.int().min(0, 'must be 0 (Sunday) to 6').max(6, 'must be 0 (Sunday) to 6'),
  })
  .superRefine(({ languages, defaultLanguage, switcher, paths }, context) => {
    const codes = Object.keys(languages);
    const refuse = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (!codes.includes(defaultLanguage)) {
      refuse('defaultLanguage', `must be one of ${codes.join(', ')}`);
    }
    if (switcher.toSorted().join() !== codes.toSorted().join()) {
      refuse('switcher', `must name each of ${codes.join(', ')} once`);
    }
    const unknown = Object.keys(paths).find((one) => !codes.includes(one));
    if (unknown) refuse('paths', `must be in the languages of the clinic, and ${unknown} is none`);
  });

/** Foreground, background and least contrast: 4.5 for text, 3 for marks and lines of controls. */
export const READ_ON = [
  ['ink', 'paper', 4.5],
  ['brand-700', 'paper', 4.5],
  ['brand-500', 'paper', 4.5],
  ['brand-500', 'tint-50', 4.5],
  ['brand-700', 'tint-100', 4.5],
  ['stone-600', 'paper', 4.5],
  ['stone-600', 'tint-50', 4.5],
  ['alarm', 'paper', 4.5],
  ['paper', 'brand-500', 4.5],
  ['accent-300', 'ink', 4.5],
  ['accent-500', 'paper', 3],
  ['stone-400', 'paper', 3],
] as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be six digits after #, such as #21463f');

const brandSchema = z.object({
  colors: z
    .object(Object.fromEntries(COLOR_NAMES.map((name) => [name, color])))
    .superRefine((colors, context) => {
      for (const [front, ground, least] of READ_ON) {
        const contrast = contrastOf(colors[front] ?? '', colors[ground] ?? '');
        if (contrast >= least) continue;
        const message = `is hard to read on ${ground}: its contrast is ${contrast.toFixed(1)}, and must be ${least}`;
        context.addIssue({ code: 'custom', path: [front], message });
      }
    }),
  fonts: z.object({
    heading: text,
    text,
    preloaded: z.array(text),
    share: z.object({ file: text, family: text }),
  }),
});

const DRAWINGS = ['logo.svg', 'logo-on-dark.svg', 'icon.svg'];

/** What is wrong in the folder clinic/, each as one line that names the file and the key. */
export function checkClinic(clinic: unknown = CLINIC, brand: unknown = BRAND, folder = 'clinic') {
  return [
    ...problemsOf('clinic/clinic.ts', clinicSchema.safeParse(clinic)),
    ...problemsOf('clinic/brand/brand.ts', brandSchema.safeParse(brand)),
    ...brandFileProblems(path.join(folder, 'brand')),
  ];
}

function problemsOf(file: string, result: z.ZodSafeParseResult<unknown>): string[] {
  return (result.error?.issues ?? []).map((issue) => {
    // The issue of a refused key has the reason in an inner issue.
    const reason = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message;
    return `${file}, ${issue.path.join('.')}: ${reason}.`;
  });
}

function brandFileProblems(folder: string): string[] {
  const problems = DRAWINGS.flatMap((name) => {
    const file = path.join(folder, name);
    if (!existsSync(file)) return [`clinic/brand/${name} is missing.`];
    const isDrawing = /<svg[\s>]/.test(readFileSync(file, 'utf8'));
    return isDrawing ? [] : [`clinic/brand/${name} is no SVG drawing.`];
  });
  const fontFolder = path.join(folder, 'fonts');
  const fonts = existsSync(fontFolder) ? readdirSync(fontFolder) : [];
  const licences = fonts.filter((name) => name.endsWith('-license.txt'));
  const unlicensed = fonts
    .filter((name) => /\.(?:woff2|ttf|otf)$/.test(name))
    .filter((name) => !licences.some((one) => name.startsWith(one.replace('-license.txt', ''))))
    .map(
      (name) => `clinic/brand/fonts/${name} has no licence: add <family>-license.txt beside it.`,
    );
  return [...problems, ...unlicensed];
}
