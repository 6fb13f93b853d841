import type { PayloadHandler, PayloadRequest } from 'payload';
import { inboxStaff } from '../../access/roles.ts';
import { assertStorable } from '../../error-messages/bad-input.ts';

export async function isInboxStaff(req: PayloadRequest): Promise<boolean> {
  return (await inboxStaff({ req })) === true;
}

/** An endpoint for those who deal with the inbox; its answers are cached nowhere. */
export function staffOnly(handler: PayloadHandler): PayloadHandler {
  return async (req) => {
    const isStaff = await isInboxStaff(req);
    const answer = isStaff
      ? await handler(req)
      : errorResponse(req.user ? 403 : 401, req.t('error:notAllowedToPerformAction'));
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  };
}

export function errorResponse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/** The fields of a posted JSON object; none if it is anything else. Throws on unstorable texts. */
export async function postedFields(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => undefined);
  assertStorable(req, body);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}
