type Log = (...args: unknown[]) => void;
type Logger = Record<'error' | 'warn' | 'info' | 'debug', (this: Logger, ...args: never[]) => void>;

/**
 * What libraries print goes to the log instead, by the same rules. A framework prints an error that
 * nobody caught as it is, with the values of a query that failed.
 */
export function logInsteadOfConsole(
  logger: Logger,
  target: Partial<Record<string, Log>> = console as never,
): void {
  const at = (level: keyof Logger): Log => (logger[level] as Log).bind(logger);
  target.error = at('error');
  target.warn = at('warn');
  target.log = at('info');
  target.info = at('info');
  target.debug = at('debug');
  target.trace = at('debug');
}
