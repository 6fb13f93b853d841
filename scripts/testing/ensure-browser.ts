import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** It has no tabs or toolbar to draw, so it takes half the time for the same pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_CHROMIUM = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The system's Chromium, if installed; browser tests and Lighthouse use it. */
export function systemChromium(): string | undefined {
  return SYSTEM_CHROMIUM.find((file) => existsSync(file));
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit' });
}

/** Installs the browser for tests: Debian's Chromium as root, else Playwright's own. */
export function ensureBrowser(): void {
  if (existsSync(HEADLESS_SHELL)) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) {
    if (!systemChromium()) run('npx', 'playwright', 'install', 'chromium');
    return;
  }
  try {
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  } catch (error) {
    // A full Chromium works as well, only slower.
    if (!systemChromium()) throw error;
  }
}
