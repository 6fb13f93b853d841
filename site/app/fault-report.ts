/**
 * How pages tell the log of a fault: what is known of it, and in words what happened. An error goes
 * under `err`, where the log takes away what people may have typed.
 */
export type ReportFault = (known: Readonly<Record<string, unknown>>, what: string) => void;
