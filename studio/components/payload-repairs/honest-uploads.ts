import { MAX_UPLOAD_MB } from '@clinic/cms/files/limits';
import type { Translate } from '@clinic/cms/studio-words/translator';
import { toast } from '@payloadcms/ui';

const COUNTED = /^(Successfully saved|Failed to save) (\d+) files$/;
const TOO_LARGE = 413;
const UNAVAILABLE = 503;
let t: Translate | undefined;

// When several files are sent, Payload counts one as saved even if its request failed, and says so
// in English. Here such a file gets an answer, which keeps it in the form. Seen in 3.90.1, not
// reported.
export function repairUploads(translate: Translate): void {
  const isInstalled = t !== undefined;
  t = translate;
  if (isInstalled) return;
  const { error, success } = toast;
  toast.success = (message, options) => success(inOurWords(message), options);
  toast.error = (message, options) => error(inOurWords(message), options);
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const isUpload = init?.body instanceof FormData && init.body.has('file');
    if (!isUpload) return send(input, init);
    const answer = await send(input, init).catch(() => undefined);
    if (answer?.headers.get('content-type')?.includes('json')) return answer;
    const why = answer?.status === TOO_LARGE ? 'photos:tooLarge' : 'photos:notSent';
    const errors = [{ message: t?.(why, { limit: MAX_UPLOAD_MB }) }];
    return Response.json({ errors }, { status: UNAVAILABLE });
  };
}

function inOurWords<Message>(message: Message): Message | string {
  const [, outcome, count] = COUNTED.exec(String(message)) ?? [];
  if (!outcome || !t) return message;
  return t(outcome.startsWith('S') ? 'photos:saved' : 'photos:notSaved', { count });
}
