import { chromium, type Browser } from '@playwright/test';
import { systemChromium } from '../testing/ensure-browser.ts';

export function openBrowser(...more: string[]): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', ...more];
  return chromium.launch({ executablePath: systemChromium(), args });
}
