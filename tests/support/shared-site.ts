import { startClinicSite, type ClinicSite } from './clinic-site.ts';

let started: Promise<ClinicSite> | undefined;

/**
 * The real site with the demo clinic, for files that only read: those of one worker share it. It
 * ends with the worker, and its database with the server.
 */
export function sharedClinicSite(): Promise<ClinicSite> {
  // Files of this worker that open the database themselves have set the address of a studio.
  started ??= startClinicSite({ STUDIO_URL: '' });
  return started;
}
