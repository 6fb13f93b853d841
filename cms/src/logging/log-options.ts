import { isError, safeError } from './safe-error.ts';

type LogMethod = (...args: unknown[]) => void;

const MAX_DEPTH = 4;
/** Words of plain sentences, which may also contain the name of a migration. */
const WORDS = /^(?:(?:\d{8}_\d{6}_)?(?:[A-Za-z]+(?:['’/_-][A-Za-z]+)*|S3)[.,;!?]?(?: |$))*/;

/** The log options of every process: JSON lines, without anything that people have typed. */
export function logOptions(level: string) {
  return {
    level,
    serializers: { err: (value: unknown) => (isError(value) ? safeError(value) : value) },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: LogMethod) {
        method.apply(this, safeArguments(args));
      },
    },
  };
}

/** By itself, pino would log an error's message as the text of the line, and all its properties. */
function safeArguments(args: readonly unknown[]): unknown[] {
  const error = args.find(isError);
  const text = args.find((arg) => typeof arg === 'string');
  const [first] = args;
  const known = {
    ...(typeof first === 'object' && !isError(first) && (safeValue(first) as object)),
    ...(error && { err: safeError(error) }),
  };
  return text === undefined ? [known] : [known, safeText(text)];
}

/** Libraries put error messages into their texts, so the text is cut at the first non-word. */
function safeText(text: string): string {
  const [words = ''] = WORDS.exec(text) ?? [];
  return words.length === text.length ? text : `${words}…`;
}

function safeValue(value: unknown, depth = 0, name = ''): unknown {
  if (isError(value)) return safeError(value);
  if (typeof value === 'string') return name === 'msg' ? safeText(value) : value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return value.map((item) => safeValue(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return String(value.constructor?.name);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, safeValue(item, depth + 1, key)]),
  );
}
