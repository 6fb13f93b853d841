import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The Chromium of the system, if there is one; browser tests and Lighthouse use it. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((file) => existsSync(file));
}

/** Installs what browser tests need: Debian's Chromium as root, else Playwright's own. */
export function ensureBrowser(): void {
  if (systemChromium()) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command = '', ...args] of commands) {
    execFileSync(command, args, { stdio: 'inherit' });
  }
}
