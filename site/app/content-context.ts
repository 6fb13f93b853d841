import { createContext } from 'react-router';
import type { Snapshot } from '../server/content/snapshot.ts';
import type { Hosts } from './hosts.ts';
import type { TrackingSettings } from './tracking/tracking-settings.ts';

/** What the server hands to every loader: the content of this request, never a database. */
export type RequestContent = {
  snapshot: Snapshot;
  siteUrl: string;
  tracking: TrackingSettings;
  hosts: Hosts;
  /** With which pages ask the content API, where it wants a token. */
  pageToken?: string;
  /** The public key of reCAPTCHA, if the operator uses it. */
  recaptchaKey?: string;
};

export const contentContext = createContext<RequestContent>();
