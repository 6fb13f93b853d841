import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * An address with TLS as libpq means it: `require` looks at the certificate only if `sslrootcert`
 * names an authority. By itself, pg would verify it whatever the mode.
 */
export function asLibpqReadsIt(address: string, context: z.RefinementCtx): string {
  const url = new URL(address);
  const { searchParams: params } = url;
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  // libpq's word for the authorities that the system trusts, with which it verifies the host too.
  if (params.get('sslrootcert') === 'system') {
    params.delete('sslrootcert');
    params.set('sslmode', 'verify-full');
  }
  const [mode, authority] = [params.get('sslmode'), params.get('sslrootcert')];
  if (authority && !existsSync(authority)) {
    return refuse(`names a certificate that is not there: ${authority}`);
  }
  if (mode === null)
    return authority ? refuse('needs sslmode=verify-full beside sslrootcert') : address;
  if (!MODES.includes(mode))
    return refuse(`must have one of these as sslmode: ${MODES.join(', ')}`);
  if (mode === 'verify-ca' && !authority) return refuse('needs sslrootcert=file with verify-ca');
  // For an IP address, pg would compare the certificate with "localhost".
  if (mode === 'verify-full' && isIP(url.hostname.replaceAll(/[[\]]/g, ''))) {
    return refuse('needs a host name with verify-full, not an address');
  }
  params.set('uselibpqcompat', 'true');
  return url.href;
}
