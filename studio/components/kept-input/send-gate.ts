import {
  forgetAllBut,
  forgetLeftBehind,
  forgetSaved,
  typedValues,
  type Values,
} from './kept-words.ts';
import { formName, interrupt, noteSave } from './save-state.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;
/** How often a request is repeated after an error 500 of the studio itself. */
const ATTEMPTS_AFTER_ERROR = 4;

/** The statuses by which a proxy says that the studio does not run. */
const AWAY = new Set([502, 503, 504]);
const NO_RIGHT = new Set([401, 403]);
const LOGOUT = '/api/users/logout';
let send: typeof fetch;
let isInstalled = false;
/** Sees each request that changes something, and returns what to do once that has succeeded. */
type Watcher = (
  around: typeof fetch,
  address: string,
  init: RequestInit | undefined,
) => Promise<(() => void) | undefined>;
let watcher: Watcher | undefined;

export function watchChanges(by: Watcher): void {
  watcher = by;
}

/** The id of the user whose panel this is. */
let owner = '';

// All that the panel sends goes through here, since Payload tells nobody what became of a save, and
// drops what could not be sent. A change waits while the studio is away or the session has ended:
// its form only sees a slow answer.
export function installGate(user: string): void {
  owner = user;
  forgetAllBut(owner);
  forgetLeftBehind();
  if (isInstalled) return;
  isInstalled = true;
  send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = studioRequestOf(input, init);
    if (request) {
      const onSuccess = await watcher?.(send, String(input), init).catch(() => undefined);
      const answer = await sendUntilAnswered(request, () => send(input, init), init);
      if (answer.ok) onSuccess?.();
      return answer;
    }
    const answer = await send(input, init);
    if (String(input).endsWith(LOGOUT)) {
      forgetAllBut();
      forgetLeftBehind(owner);
    }
    return answer;
  };
}

async function sendUntilAnswered(
  { form, isRepeatable }: StudioRequest,
  attempt: () => Promise<Response>,
  init: RequestInit | undefined,
): Promise<Response> {
  const sent = form ? valuesSent(init) : {};
  const wait = async (over: Promise<void>) => {
    if (form) noteSave(form, { isWaiting: true });
    await over;
  };
  for (let errors = 0; ;) {
    const answer = await attempt().catch((error: unknown) => {
      if (!isRepeatable || init?.signal?.aborted) throw error;
      return undefined;
    });
    const isError = answer?.status === 500 && errors < ATTEMPTS_AFTER_ERROR;
    if (!answer || (isRepeatable && (isError || AWAY.has(answer.status)))) {
      if (isError) errors += 1;
      await wait(untilBack(errors));
    } else if (NO_RIGHT.has(answer.status) && (await isSessionOver())) {
      await wait(untilLoggedIn());
    } else {
      if (form) await noteAnswer(form, sent, answer.clone());
      return answer;
    }
  }
}

function valuesSent(init: RequestInit | undefined): Values {
  const body = init?.body instanceof FormData ? init.body.get('_payload') : init?.body;
  return typeof body === 'string' ? typedValues(JSON.parse(body) as Values) : {};
}

type Answer = { message?: string; errors?: { message?: string }[]; doc?: Values; result?: Values };

async function noteAnswer(form: string, sent: Values, answer: Response): Promise<void> {
  const said = (await answer.json().catch(() => ({}))) as Answer;
  if (answer.ok) {
    const stored = [sent, typedValues(said.doc ?? said.result ?? {})];
    // A request without values changes a status only, so it says nothing about texts.
    const isWhole = Object.keys(sent).length > 0;
    noteSave(form, { ...(isWhole && { stored }), isWaiting: false, refusal: undefined });
    if (isWhole) forgetSaved({ owner, form }, sent);
  } else {
    const message = said.errors?.[0]?.message ?? said.message ?? '';
    noteSave(form, { isWaiting: false, refusal: { message } });
  }
}

/** Who is logged in: `null` for nobody, undefined if the studio does not answer. */
async function whoIsIn(): Promise<string | null | undefined> {
  const answer = await send('/api/users/me', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const { user } = (await answer.json()) as { user?: { id?: unknown } | null };
  return user?.id === undefined ? null : String(user.id);
}

/** Nobody is logged in without a database either; then the request for accounts fails as well. */
async function isSessionOver(): Promise<boolean> {
  const who = await whoIsIn();
  if (who === undefined || who === owner) return false;
  if (who !== null) return true;
  return (await send('/api/users/init', { cache: 'no-store' }).catch(() => undefined))?.ok === true;
}

let back: Promise<void> | undefined;

function untilBack(errors: number): Promise<void> {
  interrupt('away');
  back ??= poll(FIRST_PAUSE_MS * 2 ** errors, async () => (await whoIsIn()) !== undefined).finally(
    () => {
      back = undefined;
      interrupt(login && 'ended');
    },
  );
  return back;
}

let login: (Promise<void> & { isOver?: () => void }) | undefined;

/** Waits for a login in the dialog, or in another window of the same browser. */
function untilLoggedIn(): Promise<void> {
  interrupt('ended');
  let isOver!: () => void;
  login ??= Object.assign(
    Promise.race([
      new Promise<void>((resolve) => (isOver = resolve)),
      poll(LONGEST_PAUSE_MS, async () => (await whoIsIn()) === owner),
    ]).finally(() => {
      login = undefined;
      interrupt(back && 'away');
    }),
    { isOver: () => isOver() },
  );
  return login;
}

export const noteLoggedIn = (): void => login?.isOver?.();

async function poll(firstPauseMs: number, isOver: () => Promise<boolean>): Promise<void> {
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (await isOver()) return;
  }
}

/** A request of the panel to its API that changes something. */
type StudioRequest = {
  /** The form that it saves, if any, such as `/programs/7 de`. */
  form?: string;
  /** Whether it may be sent twice without harm. */
  isRepeatable: boolean;
};

/** Requests that never wait: they are about the session itself, or about nobody's words. */
const NOT_HELD =
  /^\/api\/(?:users\/(?:login|logout|me|init|first-register|forgot-password|reset-password|unlock)|payload-preferences|payload-locked-documents)\b/;

const GLOBAL = /^\/globals\/[\w-]+$/;
const ENTRY = /^\/[\w-]+\/[\w-]{20,}$/;

/** Undefined for requests that change nothing, or that a page sends while it is closed. */
function studioRequestOf(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): StudioRequest | undefined {
  const method = init?.method?.toUpperCase() ?? 'GET';
  if (input instanceof Request || method === 'GET' || init?.keepalive) return undefined;
  const { origin, pathname, searchParams } = new URL(input, location.href);
  if (origin !== location.origin || !pathname.startsWith('/api/') || NOT_HELD.test(pathname)) {
    return undefined;
  }
  const path = pathname.slice('/api'.length);
  const isEntry = method === 'PATCH' && ENTRY.test(path);
  const isGlobal = method === 'POST' && GLOBAL.test(path);
  if (!isEntry && !isGlobal) return { isRepeatable: false };
  return { form: formName(path, searchParams.get('locale') ?? ''), isRepeatable: true };
}
