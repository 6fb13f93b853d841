import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { AttemptLimits } from '../access/attempt-limits.ts';
import { refuseAttempt } from '../access/refuse-attempt.ts';
import { isAdmin } from '../access/roles.ts';
import { clientAddressOf } from '../access/client.ts';
import { CLINIC } from '../clinic-config/clinic.ts';
import { adapterOf } from '../database/sql.ts';
import type { StudioWordKey } from '../studio-words/studio-words.ts';
import { reauthenticate } from './reauthenticate.ts';
import { logEvent } from '../audit-log/log-event.ts';
import { translator } from '../studio-words/translator.ts';
import { isRightCode } from './limit-codes.ts';
import {
  newRecoveryCodes,
  beginFactor,
  confirmFactor,
  hasFactor,
  removeFactor,
  spendCode,
} from './second-factors.ts';
import { otpauthUrl, newSecret, toBase32 } from './totp.ts';

const ISSUER = `${CLINIC.name} Studio`;

/** Codes that a logged-in person types are limited as logins are. */
const limits = new AttemptLimits();

type OwnRequest = PayloadRequest & { user: NonNullable<PayloadRequest['user']> };

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

function refuse(req: PayloadRequest, key: StudioWordKey, status: number): Response {
  const t = translator(req);
  return answer({ errors: [{ message: t(key) }] }, status);
}

/** An endpoint for a logged-in person's own second factor. */
function ownFactorEndpoint(
  path: string,
  act: (req: OwnRequest, code: string) => Promise<Response>,
): Endpoint {
  return {
    path: `/second-factor/${path}`,
    method: 'post',
    async handler(req) {
      if (req.user?.collection !== 'users') return refuse(req, 'people:notAllowed', 401);
      await addDataAndFileToRequest(req);
      const code = typeof req.data?.code === 'string' ? req.data.code : '';
      return act(req as OwnRequest, code);
    },
  };
}

/** Whether a code is right; the attempt is counted before it is made. */
async function tryCode(req: OwnRequest, attempt: () => Promise<boolean>): Promise<boolean> {
  const who = { address: clientAddressOf(req), account: req.user.email };
  const { waitSeconds } = await limits.count(who);
  if (waitSeconds !== undefined) refuseAttempt(req, waitSeconds);
  const isRight = await isRightCode(req, String(req.user.id), attempt);
  if (isRight) await limits.reset(who);
  return isRight;
}

/** Asks for the password: whoever finds a session open must not lock its owner out. */
const begin = ownFactorEndpoint('begin', async (req) => {
  const { drizzle } = adapterOf(req.payload);
  const owner = String(req.user.id);
  if (await hasFactor(drizzle, owner)) return refuse(req, 'people:factorIsOn', 409);
  const refusal = await reauthenticate(req, { password: req.data?.password });
  if (refusal) return refuse(req, refusal.words, 400);
  const secret = newSecret();
  if (!(await beginFactor(drizzle, owner, secret))) return refuse(req, 'people:factorIsOn', 409);
  const address = otpauthUrl(secret, ISSUER, req.user.email);
  return answer({ secret: toBase32(secret), address });
});

/** Switches the second factor on; the recovery codes are shown this once. */
const confirm = ownFactorEndpoint('confirm', async (req, code) => {
  const { drizzle } = adapterOf(req.payload);
  const codes = newRecoveryCodes();
  const owner = String(req.user.id);
  if (!(await tryCode(req, () => confirmFactor(drizzle, owner, code, codes)))) {
    return refuse(req, 'people:codeWrong', 400);
  }
  await logEvent(req, { kind: 'second_factor_on' });
  return answer({ recoveryCodes: codes });
});

const end = ownFactorEndpoint('end', async (req, code) => {
  const { drizzle } = adapterOf(req.payload);
  const owner = String(req.user.id);
  if (!(await hasFactor(drizzle, owner))) return answer({ on: false });
  if (!(await tryCode(req, () => spendCode(drizzle, owner, code)))) {
    return refuse(req, 'people:codeWrong', 400);
  }
  await removeFactor(drizzle, owner);
  await logEvent(req, { kind: 'second_factor_off' });
  return answer({ on: false });
});

/** For somebody who has lost both the phone and the recovery codes. */
const reset: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  async handler(req) {
    if (!isAdmin(req)) return refuse(req, 'people:notAllowed', 403);
    const owner = String(req.routeParams?.id);
    // Administrators switch their own off with a code: a session left open must not be enough.
    if (owner === String(req.user?.id)) return refuse(req, 'people:notAllowed', 403);
    await addDataAndFileToRequest(req);
    const { password, code } = req.data ?? {};
    const refusal = await reauthenticate(req, { password, code });
    if (refusal) return refuse(req, refusal.words, 400);
    if (await removeFactor(adapterOf(req.payload).drizzle, owner)) {
      await logEvent(req, { kind: 'second_factor_reset', collection: 'users', entry: owner });
    }
    return answer({ on: false });
  },
};

export const secondFactorEndpoints: Endpoint[] = [begin, confirm, end, reset];
