/** Logs a failure. An error object goes under `err`, from which the log removes visitors' input. */
export type ReportError = (known: Readonly<Record<string, unknown>>, what: string) => void;
