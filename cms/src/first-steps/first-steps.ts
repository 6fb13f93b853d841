import type { LabelFunction, StaticLabel } from 'payload';
import type { Locale } from '../clinic-config/locales.ts';
import { isPublicAddress } from '../values/public-address.ts';

export const STEP_IDS = [
  'name',
  'logo',
  'colors',
  'contact',
  'languages',
  'program',
  'legal',
  'mail',
  'live',
] as const;
export type StepId = (typeof STEP_IDS)[number];

/** They are files of clinic/: only a person can say whether those are the clinic's own by now. */
export const CONFIRMED_STEPS = ['name', 'logo', 'colors', 'languages'] as const satisfies StepId[];
export type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];

export function isConfirmedStep(id: unknown): id is ConfirmedStep {
  return CONFIRMED_STEPS.some((one) => one === id);
}

/** A text to be written; if it has no `gaps`, it is empty or not published. */
export type LackingText = {
  name: LabelFunction | StaticLabel;
  href: string;
  locale?: Locale;
  gaps: readonly string[];
};

export type FirstStep = { id: StepId; isDone: boolean; lacks: readonly LackingText[] };

export type Facts = {
  confirmed: ReadonlySet<string>;
  /** What is missing, here and in `legal`; undefined if the content is on another host. */
  contact?: readonly LackingText[] | undefined;
  legal?: readonly LackingText[] | undefined;
  /** Whether visitors see a program; undefined if the site has none, or has them from elsewhere. */
  hasProgram?: boolean | undefined;
  hasMail: boolean;
  siteUrl: string;
};

export function deriveSteps(facts: Facts): FirstStep[] {
  const { confirmed, contact, hasMail, hasProgram, legal, siteUrl } = facts;
  const states: Record<StepId, boolean | readonly LackingText[] | undefined> = {
    name: confirmed.has('name'),
    logo: confirmed.has('logo'),
    colors: confirmed.has('colors'),
    contact,
    languages: confirmed.has('languages'),
    program: hasProgram,
    legal,
    mail: hasMail,
    live: isPublicAddress(siteUrl),
  };
  return STEP_IDS.flatMap((id) => {
    const state = states[id];
    if (state === undefined) return [];
    if (typeof state === 'boolean') return [{ id, isDone: state, lacks: [] }];
    return [{ id, isDone: state.length === 0, lacks: state }];
  });
}

export function isUntouched(steps: readonly FirstStep[]): boolean {
  const isOpen = (wanted: StepId) => steps.some(({ id, isDone }) => id === wanted && !isDone);
  const isConfirmed = steps.some(({ id, isDone }) => isDone && isConfirmedStep(id));
  return !isConfirmed && isOpen('contact') && isOpen('legal');
}
