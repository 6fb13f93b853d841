import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload';
import { AttemptLimits } from './attempt-limits.ts';
import { refuseAttempt } from './refuse-attempt.ts';
import { visitorOf } from './visitor.ts';

const limits = new AttemptLimits();

/**
 * Asks for a mail with which a new password can be set. The answer is the same, and comes at the same
 * time, whether there is such an account or not; so the mail is written after it.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const email = typeof req.data?.email === 'string' ? req.data.email.toLowerCase().trim() : '';
    if (email === '') throw new APIError('Missing email.', 400, undefined, true);
    const verdict = await limits.count({ address: visitorOf(req), account: email });
    if (verdict.waitSeconds !== undefined) refuseAttempt(req, verdict.waitSeconds);
    // Nobody is told that it went well while the database is away.
    await req.payload.count({ collection: 'users', req });
    void writeMail(req, email);
    return Response.json({ message: req.t('general:success') });
  },
};

async function writeMail({ payload, i18n, t }: PayloadRequest, email: string): Promise<void> {
  try {
    const req = { i18n, t } as Partial<PayloadRequest> as PayloadRequest;
    await payload.forgotPassword({ collection: 'users', data: { email }, req });
  } catch (error) {
    payload.logger.error({ err: error }, 'a mail for a new password could not be written');
  }
}
