import { fill } from '../../mail/mail-texts.ts';
import type { StudioLanguage } from '../../studio-words/studio-languages.ts';
import { STUDIO_WORDS } from '../../studio-words/studio-words.ts';
import type { RequestEvent } from './request-events.ts';
import { STATUS_LABELS } from './request-status.ts';

/** What was done with a request, as one sentence. */
export function describeEvent(event: RequestEvent, language: StudioLanguage): string {
  const words = STUDIO_WORDS[language].inbox;
  const who = event.editorName || words.somebody;
  switch (event.kind) {
    case 'status': {
      const { from, to } = event.detail;
      const [before, after] = [from, to].map(
        (one) => (one && STATUS_LABELS[one]?.[language]) ?? '–',
      );
      return fill(words.event_status, { who, from: String(before), to: String(after) });
    }
    case 'assignee': {
      const { to, name } = event.detail;
      if (to === null) return fill(words.event_unassigned, { who });
      if (to === event.editor) return fill(words.event_taken, { who });
      return fill(words.event_assigned, { who, name: name || words.somebody });
    }
    case 'suspected':
      return fill(event.detail.to ? words.event_suspected : words.event_trusted, { who });
    case 'notes':
      return fill(words.event_notes, { who });
    case 'reply':
      return fill(words.event_reply, { who });
  }
}
