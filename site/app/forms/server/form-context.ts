import { createContext } from 'react-router';
import type { SubmissionKind } from '../inbox-context.ts';

/** A short-lived, signed word that something was really received: without it there is no thank-you. */
export type Receipts = {
  issue(kind: SubmissionKind): string;
  read(token: string | null): SubmissionKind | undefined;
};

export const receiptsContext = createContext<Receipts>();

/** What is known of a visit in which something is sent. */
export type Visit = {
  /** The visitor's network address. */
  address: string;
  /** More came than a form may hold; nothing of it was read. */
  isTooLarge: boolean;
};

export const visitContext = createContext<Visit>({ address: '', isTooLarge: false });

/** Set when the page is shown again because of a fault: its title says so first. */
export const faultContext = createContext<boolean>(false);
