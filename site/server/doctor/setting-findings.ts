import { isLocalAddress, isPublicAddress } from '@clinic/cms/values/public-address';
import { about, type Finding } from './finding.ts';

export type Secrets = {
  SECRET?: string;
  API_TOKEN?: string;
  CONTENT_REFRESH_TOKEN?: string;
  METRICS_TOKEN?: string;
  RECAPTCHA_SITE_KEY?: string;
  RECAPTCHA_SECRET?: string;
  GCLID_CONSENT: 'on' | 'off';
  SITE_URL: string;
  STUDIO_URL?: string;
};

/** A random secret has at least this many different characters, whatever its encoding. */
const MIN_DIFFERENT = 8;

/** Secrets and public addresses. Says of a secret whether it is set and good, never its value. */
export function settingFindings(settings: Secrets): Finding[] {
  return [
    addressFinding('SITE_URL', settings.SITE_URL),
    ...(settings.STUDIO_URL ? [addressFinding('STUDIO_URL', settings.STUDIO_URL)] : []),
    secretFinding(settings.SECRET),
    ...sharedSecrets(settings),
    tokenFinding('METRICS_TOKEN', settings.METRICS_TOKEN, 'there is no /metrics and no details'),
    ...halfRecaptcha(settings),
    gclidFinding(settings.GCLID_CONSENT),
  ];
}

function addressFinding(name: 'SITE_URL' | 'STUDIO_URL', address: string): Finding {
  const { origin } = new URL(address);
  const { ok, look, wrong } = about('settings', name);
  // Only the studio may be unreachable from outside the clinic.
  const bad = name === 'SITE_URL' ? wrong : look;
  if (isLocalAddress(address)) {
    const todo = `Set ${name} to the address that ${name === 'SITE_URL' ? 'visitors' : 'editors'} use.`;
    return bad(`${origin} can only be reached from this machine`, todo);
  }
  if (isPublicAddress(address)) return ok(origin);
  return bad(`${origin} is not encrypted`, `Serve it over https, and set ${name} to that address.`);
}

function secretFinding(secret: string | undefined): Finding {
  const { ok, look, wrong } = about('secrets', 'SECRET');
  if (secret === undefined) {
    const todo =
      'Set SECRET where a role runs alone; npm start makes one and keeps it in DATA_DIR.';
    return look('is not set, and none is kept in DATA_DIR yet', todo);
  }
  if (new Set(secret).size >= MIN_DIFFERENT) return ok('is set');
  return wrong(
    'is easily guessed',
    'Set SECRET to one made by chance, such as: openssl rand -hex 32',
  );
}

/** Whoever knows one of two equal secrets knows both, though they are for different people. */
function sharedSecrets(settings: Secrets): Finding[] {
  const { SECRET, API_TOKEN, CONTENT_REFRESH_TOKEN, METRICS_TOKEN } = settings;
  const given = Object.entries({ SECRET, API_TOKEN, CONTENT_REFRESH_TOKEN, METRICS_TOKEN });
  return given.flatMap(([name, value], at): Finding[] => {
    const twin = given.slice(0, at).find(([, other]) => value !== undefined && other === value);
    if (!twin) return [];
    const { wrong } = about('secrets', name);
    return [wrong(`is the same as ${twin[0]}`, `Give ${name} a value of its own.`)];
  });
}

function tokenFinding(name: string, value: string | undefined, without: string): Finding {
  const { ok, look } = about('secrets', name);
  if (value !== undefined) return ok('is set');
  return look(`is not set: ${without}`, `Set ${name}, so that monitoring can watch the site.`);
}

function halfRecaptcha({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }: Secrets): Finding[] {
  if (Boolean(RECAPTCHA_SITE_KEY) === Boolean(RECAPTCHA_SECRET)) return [];
  const says = 'only one of the two keys is set, so it is not used';
  const todo = 'Set both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or neither.';
  return [about('secrets', 'reCAPTCHA').look(says, todo)];
}

/** The specification wants it on; whether that is lawful for a clinic is its owner's decision. */
function gclidFinding(setting: Secrets['GCLID_CONSENT']): Finding {
  const { ok, look } = about('consent', 'GCLID_CONSENT');
  if (setting === 'off') return ok('off: who comes by an advertisement is asked like others');
  const says =
    'on: a click on an advertisement of Google counts as consent. Such a visitor is not asked; analytics runs and contents of Google load at once, on pages that tell about health. Under the GDPR and the revised Swiss act that is hardly valid consent';
  const todo =
    'Let the owner of the site decide, with legal advice: leave it on knowingly, or set GCLID_CONSENT=off. The privacy page says which of the two applies.';
  return look(says, todo);
}
