import type { FormDefinition } from '@clinic/cms/forms/form-field';
import { isUuid } from '@clinic/cms/values/uuid';
import type { FormAnswer, Problem } from '#app/forms/form-answer.ts';
import { EXTRAS } from '#app/forms/form-extras.ts';
import type { Outcome, Proof } from '#app/forms/inbox.ts';
import { chosenFile } from '#app/forms/picture-choice.ts';
import { checkValues, inPageOrder, readValues } from '#app/forms/check-values.ts';
import { PageStatusError, type ActionArgs, type ActionResult } from '#app/page/page.ts';
import { href, localeOfPath } from '#app/routing/href.ts';
import { resolveChoices } from './resolve-choices.ts';
import { reportFailure } from './report-failure.ts';
import { senderCampaign, withCodeOfLink } from './sender-campaign.ts';

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

/** Takes a form: checks it by its schema, hands it to the inbox, and leads to the thank-you page. */
export function formAction(form: FormDefinition) {
  return async ({ url, visit, cookies, inbox, services }: ActionArgs): Promise<ActionResult> => {
    const { address, form: received } = visit;
    // What is no form at all was not sent by one.
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
    // References are looked at in any case, so that all errors are named at once.
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
          id: givenId(sent),
          kind: form.kind,
          locale,
          fields: withCodeOfLink(resolved.fields, sent, url),
          campaign: senderCampaign({ url, cookies }, resolved.fields),
          upload,
        },
        { ...proofOf(sent), address },
      );
    const problem = await handOver(accept, (error) => reportFailure(reportError, error, form.kind));
    if (problem === 'picture') {
      return answer(422, { values, errors: { upload: 'upload' } });
    }
    if (problem) return answer(STATUS[problem.reason], { values, errors: {}, problem });
    const receipt = receipts.issue(form.kind);
    return { location: `${href('thankyou', {}, locale)}?t=${encodeURIComponent(receipt)}` };
  };
}

/** The page is shown again, with everything typed and what is wrong. */
function answer(status: number, content: FormAnswer): ActionResult {
  return { status, answer: content, isError: true };
}

function nullsForEmpty(values: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text || null]));
}

/** What went wrong, if anything did. */
async function handOver(
  accept: () => Promise<Outcome>,
  codeOf: (error: unknown) => string,
): Promise<Problem | 'picture' | undefined> {
  try {
    const outcome = await accept();
    if (outcome.status === 'accepted') return undefined;
    if (outcome.reason === 'picture') return 'picture';
    return { reason: REASONS[outcome.reason] };
  } catch (error) {
    return { reason: 'failed', error: codeOf(error) };
  }
}

function givenId(sent: FormData): string | undefined {
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
