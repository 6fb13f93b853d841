import { startClinicSite, type ClinicSite } from './clinic-site.ts';

let started: Promise<ClinicSite> | undefined;

/**
 * The real site with the demo clinic, for test files that only read: those of one worker share it.
 * It stops with the worker, and its database goes with the server of Postgres.
 */
export function sharedClinicSite(): Promise<ClinicSite> {
  // Other files of this worker may have set the address of a studio (open-as-editor.ts).
  started ??= startClinicSite({ STUDIO_URL: '' });
  return started;
}
