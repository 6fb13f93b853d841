import { expect, it } from 'vitest';
import { DEFAULT_HOSTS } from '#app/hosts.ts';
import { commonHeaders, pageSecurityPolicy } from './security.ts';

const policy = (hasAnalytics: boolean, hasRecaptcha = false, hosts = DEFAULT_HOSTS) =>
  Object.fromEntries(
    pageSecurityPolicy(['run()'], {
      siteUrl: 'https://clinic.example',
      hosts,
      hasAnalytics,
      hasRecaptcha,
    })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
  );

it('admits the hosts of analytics only where there is an id', () => {
  for (const name of ['script-src', 'img-src', 'connect-src']) {
    expect(policy(false)[name], name).not.toContain('https:');
    expect(policy(true)[name], name).toContain('https:');
  }
  // Not the whole host: its tag manager would run the scripts of any container.
  expect(policy(true)['script-src']).toMatch(/ https:\/\/www\.googletagmanager\.com\/gtag\/$/);
  expect(policy(true)['frame-src']).toBe(policy(false)['frame-src']);
});

it('admits reCAPTCHA only where it has keys', () => {
  for (const name of ['script-src', 'frame-src', 'connect-src']) {
    expect(policy(false)[name], name).not.toContain('recaptcha');
    expect(policy(false, true)[name], name).toContain('https://www.google.com/recaptcha/');
  }
});

it('admits the hosts of pictures and films that the operator names, and those only', () => {
  expect(policy(false)['img-src']).toBe("'self' data:");
  expect(policy(false)['frame-src']).toMatch(/^https:\/\/www\.youtube-nocookie\.com https:/);
  const hosts = { image: 'https://images.example', video: 'https://video.example' };
  const own = policy(false, false, hosts);
  expect(own['img-src']).toBe("'self' data: https://images.example");
  expect(own['frame-src']).toMatch(/^https:\/\/video\.example https:\/\/www\.google\.com\/maps$/);
});

const strictTransport = (...args: Parameters<typeof commonHeaders>) =>
  commonHeaders(...args)['Strict-Transport-Security'];

it('asks for the list of hosts in browsers only if the owner does', () => {
  expect(strictTransport('https://clinic.example')).toBe('max-age=63072000; includeSubDomains');
  expect(strictTransport('https://clinic.example', true)).toMatch(/; preload$/);
  expect(strictTransport('http://clinic.example', true)).toBeUndefined();
});
