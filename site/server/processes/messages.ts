import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type MetricsReport = MetricObjectWithValues<MetricValue<string>>[];
/** What one process received and all of them have to act on. */
export type Broadcast = { type: 'refresh'; isFull: boolean } | { type: 'accept'; offered: string };

export type MessageToWorker =
  | Broadcast
  | { type: 'listen' }
  /** A successor has taken its place. */
  | { type: 'leave' }
  /** Another process has died: deliver what is in its spool. */
  | { type: 'adopt'; process: number }
  | { type: 'report'; question: number }
  | { type: 'reports'; question: number; reports: MetricsReport[] };

export type MessageFromWorker =
  | Broadcast
  /** The process receives messages from now on. */
  | { type: 'started' }
  /** It has content to serve. */
  | { type: 'ready' }
  | { type: 'ask'; question: number }
  | { type: 'report'; question: number; report: MetricsReport };
