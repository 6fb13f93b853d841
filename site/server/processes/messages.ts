import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The numbers of one process, as prom-client hands them on. */
export type Report = MetricObjectWithValues<MetricValue<string>>[];

/** What was told to one process and concerns all of them. */
export type News = { tell: 'refresh' } | { tell: 'accept'; offered: string };

export type ToProcess =
  | News
  | { tell: 'listen' }
  /** A successor has taken its place. */
  | { tell: 'leave' }
  /** Another process has died: deliver what is in its spool. */
  | { tell: 'adopt'; process: number }
  | { tell: 'report'; question: number }
  | { tell: 'reports'; question: number; reports: Report[] };

export type FromProcess =
  | News
  /** It can be spoken to. */
  | { tell: 'started' }
  /** It has content to serve. */
  | { tell: 'ready' }
  | { tell: 'ask'; question: number }
  | { tell: 'report'; question: number; report: Report };
