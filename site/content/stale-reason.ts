import { RemoteError } from './remote-error.ts';

/** For the log. Other errors than those of a host may hold what people have typed. */
export function staleReasonForLog(error: unknown): string | undefined {
  return error instanceof RemoteError ? error.message : undefined;
}

/** For everybody, who need not know where the content comes from. */
export function publicStaleReason(error: unknown): string {
  return error instanceof RemoteError ? error.plain : 'the database cannot be read';
}
