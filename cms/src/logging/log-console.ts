type Log = (...args: unknown[]) => void;
type Printed = 'error' | 'warn' | 'log' | 'info' | 'debug' | 'trace';
type Logger = Record<'error' | 'warn' | 'info' | 'debug', (this: Logger, ...args: never[]) => void>;

/** Sends console output to the log: frameworks print errors with the values of a failed query. */
export function logInsteadOfConsole(
  logger: Logger,
  target: Partial<Record<Printed, Log>> = console,
): void {
  const at = (level: keyof Logger): Log => (logger[level] as Log).bind(logger);
  target.error = at('error');
  target.warn = at('warn');
  target.log = at('info');
  target.info = at('info');
  target.debug = at('debug');
  target.trace = at('debug');
}
