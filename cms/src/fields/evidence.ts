import type { Field } from 'payload';
import type { Label } from '../studio-words/studio-languages.ts';

export const EVIDENCE_LEVELS = ['established', 'complementary', 'unproven'] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];

const NAMES: Record<EvidenceLevel, Label> = {
  established: { en: 'Established', de: 'Etabliert', it: 'Riconosciuto' },
  complementary: { en: 'Complementary', de: 'Komplementär', it: 'Complementare' },
  unproven: { en: 'Unproven', de: 'Nicht belegt', it: 'Non dimostrato' },
};

/** How well a method is proven, as the physician judges; if empty, pages say nothing about it. */
export function evidenceField(): Field {
  return {
    name: 'evidence',
    type: 'select',
    options: EVIDENCE_LEVELS.map((value) => ({ value, label: NAMES[value] })),
    label: { en: 'Evidence', de: 'Evidenz', it: 'Evidenza' },
    admin: {
      position: 'sidebar',
      description: {
        en: 'Set by the physician, in agreement with the text; shown on every card. Established: tested, and recognised for what we use it for. Complementary: small studies support single uses. Unproven: no reliable proof, or tests that spoke against it. The page “Evidence” explains it.',
        de: 'Eine Ärztin oder ein Arzt legt sie fest. Sie muss zum Text passen und steht auf jeder Karte. Etabliert: geprüft und für unsere Verwendung anerkannt. Komplementär: Kleine Studien stützen einzelne Anwendungen. Nicht belegt: kein verlässlicher Nachweis, oder Prüfungen sprachen dagegen. Die Seite «Evidenz» erklärt es.',
        it: 'La parola è scelta dal medico, concorda con il testo e appare su ogni scheda. Riconosciuto: verificato e accettato per l’uso che ne facciamo. Complementare: piccoli studi sostengono singoli usi. Non dimostrato: mancano prove affidabili, o le verifiche hanno dato esito sfavorevole. La pagina «Evidenza» lo spiega.',
      },
    },
  };
}
