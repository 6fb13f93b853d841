import type { FormDefinition, FormField } from '@clinic/cms/forms/form-field';
import { isUuid } from '@clinic/cms/values/uuid';
import type { Locale } from '@clinic/cms/clinic-config/locales';
import { framesOf } from '@clinic/cms/logging/safe-error';
import type { FormAnswer, Problem } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { Outcome, Proof } from '#app/forms/inbox.ts';
import { chosenFile, checkPicture, predefinedPictures } from '#app/forms/picture-choice.ts';
import {
  checkValues,
  inPageOrder,
  readValues,
  type FieldErrors,
  type SentFields,
} from '#app/forms/check-values.ts';
import { PageStatusError, type ActionArgs, type ActionResult } from '#app/page/page.ts';
import { href, localeOfPath } from '#app/routing/href.ts';
import { findBySlug } from '#app/routing/entry-href.ts';
import type { ErrorKey } from '#app/forms/field-check.ts';
import { messagesOf } from '#app/messages/catalog.ts';
import type { Snapshot } from '#content/snapshot.ts';
import { inLocale } from '#content/values/in-locale.ts';
import { campaignOf, clickIdOf, discountOf } from '#app/tracking/campaign.ts';
import { errorCode } from '#app/error-code.ts';
import type { ReportError } from '#app/error-report.ts';

const STATUS = {
  spamProtection: 422,
  tooMany: 429,
  tooLarge: 413,
  failed: 500,
  busy: 503,
} as const;

const REASONS = {
  'spam-protection': 'spamProtection',
  'too-many': 'tooMany',
  busy: 'busy',
} as const;

export function formAction(form: FormDefinition) {
  return async ({ url, visit, cookies, inbox, services }: ActionArgs): Promise<ActionResult> => {
    const { address, form: received } = visit;
    // Our forms never send a malformed body.
    if (received.status === 'malformed') throw new PageStatusError(400);
    const sent = 'data' in received ? received.data : new FormData();
    const values = readValues(form, sent);
    if (received.status !== 'read') {
      const problem: Problem = { reason: received.status, isUnread: !('data' in received) };
      return answer(STATUS[received.status], { values, errors: {}, problem });
    }
    const upload = chosenFile(sent, EXTRAS.upload);
    const checked = checkValues(form, values);
    const locale = localeOfPath(url.pathname);
    const { snapshot, receipts, reportError } = services;
    // Chosen entries are checked even if values are invalid, so that all errors are named at once.
    const given = checked.ok ? checked.fields : nullsForEmpty(values);
    const resolved = resolveChoices(form, given, upload, { snapshot, locale });
    const errors = inPageOrder(form, {
      ...resolved.errors,
      ...(checked.ok ? {} : checked.errors),
    });
    if (Object.keys(errors).length > 0) return answer(422, { values, errors });

    const accept = async () =>
      inbox.accept(
        {
          id: submissionId(sent),
          kind: form.kind,
          locale,
          fields: withCodeOfLink(resolved.fields, sent, url),
          campaign: senderCampaign({ url, cookies }, resolved.fields),
          upload,
        },
        { ...proofOf(sent), address },
      );
    const problem = await submit(accept, (error) => reportFailure(reportError, error, form.kind));
    if (problem === 'picture') {
      return answer(422, { values, errors: { upload: 'upload' } });
    }
    if (problem) return answer(STATUS[problem.reason], { values, errors: {}, problem });
    const receipt = receipts.issue(form.kind);
    return { location: `${href('thankyou', {}, locale)}?t=${encodeURIComponent(receipt)}` };
  };
}

function answer(status: number, content: FormAnswer): ActionResult {
  return { status, answer: content, isError: true };
}

function nullsForEmpty(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text || null]));
}

async function submit(
  accept: () => Promise<Outcome>,
  report: (error: unknown) => string,
): Promise<Problem | 'picture' | undefined> {
  try {
    const outcome = await accept();
    if (outcome.status === 'accepted') return undefined;
    if (outcome.reason === 'picture') return 'picture';
    return { reason: REASONS[outcome.reason] };
  } catch (error) {
    return { reason: 'failed', error: report(error) };
  }
}

function submissionId(sent: FormData): string | undefined {
  const given = sent.get(EXTRAS.id);
  return isUuid(given) ? given : undefined;
}

function proofOf(sent: FormData): Omit<Proof, 'address'> {
  const text = (name: string) => String(sent.get(name) ?? '');
  const openedAt = Number(text(EXTRAS.openedAt));
  return {
    altcha: text(EXTRAS.altcha) || undefined,
    recaptcha: text(EXTRAS.recaptcha) || undefined,
    honeypot: text(EXTRAS.honeypot),
    openedAt: openedAt > 0 ? openedAt : undefined,
  };
}

type Content = { snapshot: Pick<Snapshot, 'items'>; locale: Locale };
type Titled = Snapshot['items']['health_concerns' | 'programs' | 'news'][number];
type EntryField = Extract<FormField, { type: 'entry' }>;

/** Only the server knows whether a chosen entry exists. Whoever reads the message sees its title. */
function resolveChoices(
  form: FormDefinition,
  given: SentFields,
  upload: File | undefined,
  content: Content,
): { fields: SentFields; errors: FieldErrors } {
  const fields: Record<string, SentFields[string]> = { ...given };
  const errors: Record<string, ErrorKey> = {};
  for (const field of form.fields) {
    const { name } = field;
    const value = given[name];
    if (field.type === 'picture') {
      const known = predefinedPictures(content.snapshot, content.locale);
      const chosen = upload ? undefined : known.find(({ path }) => path === value)?.path;
      fields[name] = chosen ?? null;
      Object.assign(errors, checkPicture(chosen, upload));
    }
    if (field.type === 'entry' && typeof value === 'string') {
      const title = entryTitle(field, value, content);
      if (title === undefined) errors[name] = name as ErrorKey;
      else fields[name] = title;
    }
  }
  return { fields, errors };
}

function entryTitle(field: EntryField, chosen: string, { snapshot, locale }: Content) {
  const { name, collection, instead } = field;
  if (instead?.includes(chosen)) {
    const choices: Readonly<Record<string, Readonly<Record<string, string>>>> =
      messagesOf(locale).forms.choices;
    return choices[name]?.[chosen] ?? chosen;
  }
  const items: readonly Titled[] = snapshot.items[collection];
  const item = findBySlug(items, locale, chosen);
  return item && (inLocale(item.title, locale) ?? chosen);
}

/**
 * Where a visitor came from: by the address of the form, else by cookies. The click id is taken only
 * from its cookie, which needs consent to marketing; any link can carry one.
 */
export function senderCampaign(
  { url, cookies }: Pick<ActionArgs, 'url' | 'cookies'>,
  fields: SentFields = {},
): Record<string, string> {
  const clickId = clickIdOf(cookies.get('smc_gclid'));
  const words = [...campaignOf(cookies), ...campaignOf(url.searchParams)].filter(
    ({ name }) => !(name in fields),
  );
  return {
    ...Object.fromEntries(words.map(({ name, value }) => [name, value])),
    ...(clickId && { gclid: clickId }),
  };
}

/** Scripts prefill the discount code, so an empty field means none. Without them, the link counts. */
function withCodeOfLink(fields: SentFields, sent: FormData, url: URL): SentFields {
  const hasScripts = sent.has(EXTRAS.id);
  if (fields.discount !== null || hasScripts) return fields;
  return { ...fields, discount: discountOf(url.searchParams) ?? null };
}

/** Logs and returns a code to read out on the phone: the message may hold paths, or what was sent. */
export function reportFailure(reportError: ReportError, error: unknown, form: string): string {
  const code = errorCode(error);
  reportError(
    { form, error: code, stack: framesOf(error) },
    'a form was not taken; its sender was told so',
  );
  return code;
}
