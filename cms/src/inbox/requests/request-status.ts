import type { Label } from '../../studio-words/studio-languages.ts';
import type { Status } from './request-events.ts';

export const STATUS_LABELS: Record<Status, Label> = {
  new: { en: 'New', de: 'Neu', it: 'Nuova' },
  in_progress: { en: 'In progress', de: 'In Arbeit', it: 'In corso' },
  done: { en: 'Done', de: 'Erledigt', it: 'Conclusa' },
};
