import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload';
import { AttemptLimits } from '../access/attempt-limits.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';
import { clientAddressOf } from '../access/client.ts';

const limits = new AttemptLimits();

/** The response and its timing are the same for any address: the mail is written afterwards. */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  async handler(req) {
    await addDataAndFileToRequest(req);
    const email = typeof req.data?.email === 'string' ? req.data.email.toLowerCase().trim() : '';
    if (email === '') throw new APIError('Missing email.', 400, undefined, true);
    const verdict = await limits.count({ address: clientAddressOf(req), account: email });
    if (verdict.waitSeconds !== undefined) refuseAttempt(req, verdict.waitSeconds);
    // Fails while the database is down, instead of reporting success.
    await req.payload.count({ collection: 'users', req });
    // Over the account's limit no further mail is written: the link in the last one still works.
    if (!verdict.isSlowed) void mailNewPassword(req, email);
    return Response.json({ message: req.t('general:success') });
  },
};

export async function mailNewPassword({ payload, i18n, t }: PayloadRequest, email: string) {
  try {
    const req = { i18n, t } as Partial<PayloadRequest> as PayloadRequest;
    await payload.forgotPassword({ collection: 'users', data: { email }, req });
  } catch (error) {
    payload.logger.error({ err: error }, 'a mail for a new password could not be written');
  }
}
