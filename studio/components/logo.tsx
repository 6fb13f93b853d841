import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_FOLDER } from '@clinic/cms/clinic-config/brand';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';

export function LogoMark() {
  const svg = readFileSync(path.resolve(BRAND_FOLDER, 'logo.svg'), 'utf8');
  return (
    <span className="logo-mark" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  );
}

export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      {CLINIC.name}
    </span>
  );
}
