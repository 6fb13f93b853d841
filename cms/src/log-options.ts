import { isError, safeError } from './safe-error.ts';

type LogMethod = (...args: unknown[]) => void;

const MAX_DEPTH = 4;
/** As in plain sentences, which may also name a step of the schema. */
const WORDS = /^(?:(?:\d{8}_\d{6}_)?[A-Za-z]+(?:['’/_-][A-Za-z]+)*[.,;!?]?(?: |$))*/;

/** How every process writes its log: JSON lines, without what people have typed. */
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

/**
 * What is handed to a logger, without the messages of errors. By itself pino would take the message
 * of an error for the text of the line, and print whatever else the error carries.
 */
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

/** Libraries write errors into their sentences; what is not a plain word ends the sentence. */
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
