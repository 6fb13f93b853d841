import type { TextareaField } from 'payload';
import type { Label } from '../locales.ts';

const MAX_ICON_LENGTH = 4_000;

/** A small drawing as SVG text; the site keeps its shapes only (sanitize-icon.ts). */
export function iconField(name: string, label: Label): TextareaField {
  return {
    name,
    type: 'textarea',
    maxLength: MAX_ICON_LENGTH,
    label,
    admin: {
      rows: 3,
      description: {
        en: '24 × 24, lines of 1.5. Shapes only; everything else is removed.',
        de: '24 × 24, Linien von 1.5. Nur Formen; alles andere wird entfernt.',
        it: '24 × 24, linee da 1,5. Solo forme; tutto il resto viene rimosso.',
      },
    },
  };
}
