import { contactForm } from '@clinic/cms/forms/contact-form';
import type { FormDefinition, FormField } from '@clinic/cms/forms/form-field';
import { requestForm } from '@clinic/cms/forms/request-form';
import { testimonialForm } from '@clinic/cms/forms/testimonial-form';
import { describe, expect, it } from 'vitest';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import type { Inbox, Proof, Submission } from '#app/forms/inbox.ts';
import type { ReceivedForm } from '#app/forms/visit.ts';
import de from '#app/messages/de.json' with { type: 'json' };
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { CONTACT, REQUEST, TESTIMONIAL } from '#server/testing/filled-forms.ts';
import { createReceipts } from '#server/forms/receipts.ts';
import { smallSnapshot } from '#server/testing/small-snapshot.ts';
import { formAction } from './form-action.ts';

const snapshot = await smallSnapshot({
  health_concerns: [
    { _id: 'h', title: 'Liver', title_de: 'Leber', slug: 'liver', slug_de: 'leber' },
  ],
  programs: [
    { _id: 'p', title: 'Liver Week', title_de: 'Leberwoche', slug: 'liver', slug_de: 'leber' },
  ],
  news: [{ _id: 'n', title: 'Open day', slug: 'open-day', date: '2026-11-15' }],
  images: [
    {
      _id: 'a',
      title: 'Album',
      slug: 'album',
      pictures: [{ image: { path: '/lake.jpg' } }, { image: { path: '/meadow.jpg' } }],
    },
  ],
});

type Post = {
  path?: string;
  cookies?: Record<string, string>;
  values?: Record<string, string>;
  upload?: File;
  received?: ReceivedForm;
};

/** An inbox in memory, and a way to post forms to it. */
function inMemoryInbox(accept: Inbox['accept'] = async () => ({ status: 'accepted' })) {
  const accepted: { submission: Submission; proof: Proof }[] = [];
  const inbox: Inbox = {
    async accept(submission, proof) {
      accepted.push({ submission, proof });
      return accept(submission, proof);
    },
    newsletter: { confirm: async () => 'invalid', unsubscribe: async () => 'invalid' },
  };
  const log: unknown[] = [];
  const receipts = createReceipts('a secret');
  async function post(schema: FormDefinition, visit: Post) {
    const { path = '/', cookies = {}, values = {}, upload, received } = visit;
    const sent = new FormData();
    for (const [name, value] of Object.entries(values)) sent.set(name, value);
    if (upload) sent.set('upload', upload);
    const form = received ?? ({ status: 'read', data: sent } as const);
    const result = await formAction(schema)({
      url: new URL(`http://site${path}`),
      cookies: new Map(Object.entries(cookies)),
      inbox,
      visit: { address: '203.0.113.7', form },
      services: {
        snapshot,
        siteUrl: 'http://site',
        receipts,
        hosts: DEFAULT_HOSTS,
        tracking: { analyticsId: undefined, gclidConsent: true },
        reportError: (known) => log.push(known),
      },
    });
    if ('location' in result) {
      const target = new URL(result.location, 'http://site');
      const kind = receipts.read(target.searchParams.get('t'));
      return { path: target.pathname, received: kind, isError: false };
    }
    const { status, answer, isError } = result;
    return { status, answer: answer as FormAnswer, isError };
  }
  return { accepted, log, post };
}

describe('a valid form', () => {
  it('goes to the inbox once, and leads to the thank-you page of its language', async () => {
    const { accepted, post } = inMemoryInbox();
    const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
    const result = await post(requestForm, {
      path: '/de/anfrage?utm_source=letter&discount=WINTER',
      cookies: { discount: 'OLD', smc_gclid: 'Cj0KCQiA_1', other: 'x' },
      values: {
        ...REQUEST,
        program: 'leber',
        newsletter: 'yes',
        isAdmin: 'yes',
        submission: id,
        opened: '1700000000000',
        altcha: 'solved',
        website: '',
      },
    });
    expect(result).toEqual({ path: '/de/danke', received: 'request', isError: false });
    expect(accepted).toHaveLength(1);
    expect(accepted[0]?.submission).toMatchObject({
      id,
      kind: 'request',
      locale: 'de',
      campaign: { utm_source: 'letter', gclid: 'Cj0KCQiA_1' },
    });
    const optional = requestForm.fields.filter((field: FormField) => field.isOptional);
    expect(accepted[0]?.submission.fields).toEqual({
      ...Object.fromEntries(optional.map(({ name }) => [name, null])),
      ...REQUEST,
      phone: '+41791234567',
      program: 'Leberwoche',
      newsletter: true,
      privacy: true,
    });
    expect(accepted[0]?.proof).toEqual({
      altcha: 'solved',
      honeypot: '',
      openedAt: 1_700_000_000_000,
      address: '203.0.113.7',
    });
  });

  it.each([
    ['what is in the field', { discount: 'TYPED', submission: 'by a script' }, 'TYPED'],
    ['none, where it was emptied', { discount: '', submission: 'by a script' }, null],
    ['that of the link, where no script could show it', { discount: '' }, 'WINTER'],
    ['what was typed without scripts', { discount: 'TYPED' }, 'TYPED'],
    ['no address that was appended to it', { discount: 'TYPEDhttps://clinic.example' }, 'TYPED'],
  ])('has as its discount code %s', async (_, values, code) => {
    const { accepted, post } = inMemoryInbox();
    const [path, cookies] = ['/request?discount=WINTER', { discount: 'OLD' }];
    await post(requestForm, { path, cookies, values: { ...REQUEST, ...values } });
    expect(accepted[0]?.submission.fields.discount).toBe(code);
    expect(accepted[0]?.submission.campaign).toEqual({});
  });

  it('has no code from the cookie alone: a script would have shown it', async () => {
    const { accepted, post } = inMemoryInbox();
    const cookies = { discount: 'OLD', utm_source: 'letter' };
    await post(requestForm, { path: '/request', cookies, values: { ...REQUEST, discount: '' } });
    expect(accepted[0]?.submission.fields.discount).toBeNull();
    expect(accepted[0]?.submission.campaign).toEqual({ utm_source: 'letter' });
  });

  it.each([
    ['leber', 'Leber'],
    ['telephone', de.forms.choices.concern.telephone],
    ['', null],
  ])('names the concern %j in words', async (concern, words) => {
    const { accepted, post } = inMemoryInbox();
    await post(requestForm, { path: '/de/anfrage', values: { ...REQUEST, concern } });
    expect(accepted[0]?.submission.fields.concern).toBe(words);
  });

  it('has no id if the browser gave it none', async () => {
    const { accepted, post } = inMemoryInbox();
    await post(contactForm, { values: CONTACT });
    await post(contactForm, { values: { ...CONTACT, submission: 'no id' } });
    expect(accepted.map(({ submission }) => submission.id)).toEqual([undefined, undefined]);
  });
});

describe('an invalid form', () => {
  it('comes back with everything typed, and reaches no inbox', async () => {
    const { accepted, post } = inMemoryInbox();
    const values = {
      ...REQUEST,
      firstname: 'A',
      message: '  as typed ',
      program: 'gone',
      concern: 'fate',
    };
    const { status, answer, isError } = await post(requestForm, { path: '/request', values });
    expect(status).toBe(422);
    expect(isError).toBe(true);
    expect(answer?.errors).toEqual({
      firstname: 'firstname',
      program: 'program',
      concern: 'concern',
    });
    expect(answer?.values).toMatchObject(values);
    expect(accepted).toEqual([]);
  });

  it('is told that its news item does not exist', async () => {
    const { accepted, post } = inMemoryInbox();
    const { answer } = await post(contactForm, { values: { ...CONTACT, news: 'gone' } });
    expect(answer?.errors).toEqual({ news: 'news' });
    await post(contactForm, { values: { ...CONTACT, news: 'open-day' } });
    expect(accepted[0]?.submission.fields.news).toBe('Open day');
  });
});

function testimonial(values: Record<string, string>, upload?: File) {
  const site = inMemoryInbox();
  const answered = site.post(testimonialForm, { values: { ...TESTIMONIAL, ...values }, upload });
  return answered.then((result) => ({ ...result, submission: site.accepted[0]?.submission }));
}

function file(bytes: number, type = 'image/png'): File {
  return new File([new Uint8Array(bytes)], 'a.png', { type });
}

describe('the picture of a testimonial', () => {
  it('is one of the predefined ones, or an upload, which takes precedence', async () => {
    expect((await testimonial({})).answer?.errors).toEqual({ image: 'image' });
    expect((await testimonial({ image: '/etc/passwd' })).answer?.errors).toEqual({
      image: 'image',
    });
    expect((await testimonial({ image: '/lake.jpg' })).submission?.fields.image).toBe('/lake.jpg');
    const own = await testimonial({ image: '/lake.jpg' }, file(10));
    expect(own.submission?.fields.image).toBeNull();
    expect(own.submission?.upload?.size).toBe(10);
  });

  it('must be a picture, and not too large', async () => {
    const text = await testimonial({}, file(10, 'text/html'));
    expect(text.answer?.errors).toEqual({ upload: 'upload' });
    const large = await testimonial({}, file(8 * 1024 * 1024 + 1));
    expect(large.answer?.errors).toEqual({ upload: 'uploadSize' });
  });
});

describe('a form that was not received whole', () => {
  it.each([
    ['tooLarge', 413],
    ['tooMany', 429],
  ] as const)('%s: is told so, and that its values are lost', async (status, code) => {
    const { accepted, post } = inMemoryInbox();
    const result = await post(contactForm, { received: { status } });
    expect(result.status).toBe(code);
    expect(result.answer).toMatchObject({
      errors: {},
      problem: { reason: status, isUnread: true },
    });
    expect(accepted).toEqual([]);
  });

  it('because the server is busy comes back with everything typed', async () => {
    const { accepted, post } = inMemoryInbox();
    const sent = new FormData();
    sent.set('name', 'Ada');
    const result = await post(testimonialForm, { received: { status: 'busy', data: sent } });
    expect(result.status).toBe(503);
    expect(result.answer).toMatchObject({
      values: { name: 'Ada' },
      problem: { reason: 'busy', isUnread: false },
    });
    expect(accepted).toEqual([]);
  });

  it('because it is malformed is a bad request', async () => {
    const answer = inMemoryInbox().post(contactForm, { received: { status: 'malformed' } });
    await expect(answer).rejects.toMatchObject({ status: 400 });
  });
});

describe('an inbox that does not accept', () => {
  it.each([
    ['spam-protection', 422, { reason: 'spamProtection' }],
    ['too-many', 429, { reason: 'tooMany' }],
    ['busy', 503, { reason: 'busy' }],
  ] as const)('because of %s', async (reason, status, problem) => {
    const { log, post } = inMemoryInbox(async () => ({ status: 'refused', reason }));
    const result = await post(contactForm, { values: CONTACT });
    expect(result.status).toBe(status);
    expect(result.answer).toMatchObject({ values: CONTACT, errors: {}, problem });
    expect(log).toEqual([]);
  });

  it('because of the picture', async () => {
    const { post } = inMemoryInbox(async () => ({ status: 'refused', reason: 'picture' }));
    const values = { ...TESTIMONIAL, image: '/lake.jpg' };
    const result = await post(testimonialForm, { values });
    expect(result.status).toBe(422);
    expect(result.answer?.errors).toEqual({ upload: 'upload' });
  });

  it.each([
    ['ENOSPC', Object.assign(new Error('no space left on /secret/path'), { code: 'ENOSPC' })],
    ['TypeError', new TypeError('Hello is not iterable')],
  ])('because it is broken (%s): never a false success, and the log knows', async (code, error) => {
    const { log, post } = inMemoryInbox(() => Promise.reject(error));
    const result = await post(contactForm, { values: CONTACT });
    expect(result.status).toBe(500);
    expect(result.answer).toMatchObject({
      values: CONTACT,
      problem: { reason: 'failed', error: code },
    });
    const stack = expect.stringMatching(/^\s+at .*form-action\.test/) as string;
    expect(log).toEqual([{ form: 'contact', error: code, stack }]);
    expect(JSON.stringify(log)).not.toMatch(/secret|Hello|Ada/);
  });
});
