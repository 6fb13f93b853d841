/**
 * Logs an error of a page: its known properties and a message. An error object goes under `err`,
 * from which the log removes visitors' input.
 */
export type ReportError = (known: Readonly<Record<string, unknown>>, what: string) => void;
