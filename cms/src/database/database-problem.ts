type Failed = { code?: unknown; message?: unknown; cause?: unknown };

/** What to do about errors of Postgres and of TLS, whose own words do not say it. */
const ADVICE: Readonly<Record<string, string>> = {
  '53300':
    'it has no connection left: raise max_connections of Postgres, or lower DATABASE_CONNECTIONS',
  '3D000': 'it does not exist',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host than that of DATABASE_URL',
};
const UNKNOWN_CA =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(?:VERIFY|GET)_\w+)$/;
const NO_RIGHT = '42501';
const DEEPEST = 5;

/** Why a database cannot be used, in words for the operator; undefined for other errors. */
export function databaseProblem(error: unknown): string | undefined {
  let failed = error as Failed | undefined;
  for (let depth = 0; failed && depth < DEEPEST; depth += 1) {
    const why = problemOf(failed);
    if (why) return why;
    failed = failed.cause as Failed | undefined;
  }
  return undefined;
}

function problemOf({ code, message }: Failed): string | undefined {
  const [known, text] = [String(code), String(message)];
  if (UNKNOWN_CA.test(known)) {
    return 'its certificate is of an authority that nobody vouches for: name that in DATABASE_URL as sslrootcert=file';
  }
  if (known === NO_RIGHT) return `its user lacks a right: ${text}`;
  if (text.includes('does not support SSL')) {
    return 'it offers no TLS: turn it on there, or leave sslmode out of DATABASE_URL';
  }
  if (text.includes('no encryption')) {
    return 'it wants TLS: add sslmode, as docs/settings.md says';
  }
  return ADVICE[known];
}
