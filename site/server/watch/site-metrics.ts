import { FORMS } from '@clinic/cms/forms/forms';
import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { MetricsReport } from '#server/processes/messages.ts';
import { withinTime } from '#server/work/within-time.ts';
import type { CompletedRequest } from './watch-requests.ts';

/** Buckets from a page out of the cache, in a tenth of a millisecond, to the slowest picture. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Answers are kept this long: the metrics of one scrape, and several monitors, share them. */
const KEPT_MS = 1_000;
const PATIENCE_MS = 3_000;
export const NOT_KEPT = 'not-kept';

type Waiting = { count: number; oldestSeconds: number };
type MailCounts = Readonly<Record<string, number>>;

type Sources = {
  pages: () => { fromCache: number; rendered: number };
  picturesMade: () => number;
  pictureProblem: () => string | undefined;
  content: () => { isReady: boolean; staleSince?: string; loadedAt?: Date; dropped: number };
  spools: () => Promise<Readonly<Record<string, Waiting>>>;
  mails: () => Promise<MailCounts>;
  problems: () => Promise<readonly string[]>;
  disk: () => Promise<{ freeBytes: number; bytes: number }>;
  backupAgeSeconds: () => Promise<number>;
  certificates: () => Promise<Readonly<Record<string, number>>>;
  /** Asks S3 for anything; absent if files are in the data folder. */
  askFiles?: (() => Promise<unknown>) | undefined;
};

type Place = { number: number; reports: () => Promise<MetricsReport[]> };

/** Any process answers for all, with a label for each: sums would jump when a process ends. */
export class SiteMetrics {
  readonly #registry = new Registry();
  readonly #place: Place | undefined;
  readonly #requests: Counter;
  readonly #seconds: Histogram;
  readonly #forms: Counter;
  /** Counters by their labels: looking those up each time costs more than counting. */
  readonly #known = new Map<string, { inc(): void }>();
  readonly #timers = new Map<string, { observe(seconds: number): void }>();

  constructor(sources: Sources, place?: Place) {
    this.#place = place;
    if (place) this.#registry.setDefaultLabels({ process: String(place.number) });
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'clinic_requests_total',
      help: 'Requests by kind and status; 499: the client left before the answer',
      labelNames: ['kind', 'status'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'clinic_request_seconds',
      help: 'Time from the arrival of a request to the end of its answer',
      labelNames: ['kind'],
      buckets: SECONDS,
      registers,
    });
    this.#forms = new Counter({
      name: 'clinic_forms_total',
      help: 'Forms by kind and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    // Starts at 0, because monitoring sees no increase in a number that appears for the first time.
    for (const kind of Object.keys(FORMS)) this.#forms.labels(kind, NOT_KEPT).inc(0);
    this.#addCounts(sources);
    this.#addContent(sources);
    this.#addForms(sources);
    this.#addSurroundings(sources);
  }

  readonly countRequest = ({ kind, status, seconds }: CompletedRequest): void => {
    const key = `${kind} ${status}`;
    const counter = this.#known.get(key) ?? this.#requests.labels(kind, String(status));
    this.#known.set(key, counter);
    counter.inc();
    const timer = this.#timers.get(kind) ?? this.#seconds.labels(kind);
    this.#timers.set(kind, timer);
    timer.observe(seconds);
  };

  countForm(kind: string, outcome: string): void {
    this.#forms.labels(kind, outcome).inc();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    if (!this.#place) return this.#registry.metrics();
    return AggregatorRegistry.aggregate(await this.#place.reports()).metrics();
  }

  readonly report = (): Promise<MetricsReport> => this.#registry.getMetricsAsJSON();

  /** Parts of the site count by themselves; their numbers are copied when somebody asks. */
  #addCounts({ pages, picturesMade, pictureProblem }: Sources): void {
    this.#add(Counter, 'pages_total', 'Pages from the cache, and rendered ones', {
      label: 'from',
      read: () => ({ cache: pages().fromCache, rendered: pages().rendered }),
    });
    this.#add(Counter, 'pictures_made_total', 'Pictures that no cache had', { read: picturesMade });
    this.#gauge('pictures_can_be_made', '0 if the process that makes them does not start', () =>
      Number(pictureProblem() === undefined),
    );
  }

  #addContent({ content }: Sources): void {
    this.#gauge('content_ready', '1 if there is content to show', () => Number(content().isReady));
    this.#gauge('content_stale_seconds', 'How long its source has not answered', () =>
      since(content().staleSince),
    );
    this.#gauge('content_age_seconds', 'Time since content was loaded last', () =>
      since(content().loadedAt),
    );
    this.#gauge(
      'entries_dropped',
      'Entries left out, as they do not fit their model',
      () => content().dropped,
    );
  }

  #addForms(sources: Sources): void {
    const spools = cachedBriefly(sources.spools);
    const mails = cachedBriefly(sources.mails);
    this.#add(Gauge, 'spool_waiting', 'Forms on this machine that wait to be delivered', {
      label: 'spool',
      read: async () => mapValues(await spools().catch(() => ({})), ({ count }) => count),
    });
    this.#add(Gauge, 'spool_oldest_seconds', 'Age of the oldest of them', {
      label: 'spool',
      read: async () =>
        mapValues(await spools().catch(() => ({})), ({ oldestSeconds }) => oldestSeconds),
    });
    this.#add(Gauge, 'mails', 'Mails of all machines by status; none while the database is away', {
      label: 'status',
      read: () => mails().catch(() => ({})),
    });
    this.#gauge('database_up', '1 if the database answers', () => isUp(mails()));
    this.#gauge('forms_can_be_kept', '0 if the spool or its disk has no room', async () =>
      Number((await sources.problems()).length === 0),
    );
  }

  #addSurroundings({ askFiles, ...sources }: Sources): void {
    const disk = cachedBriefly(sources.disk);
    this.#gauge(
      'disk_free_bytes',
      'Room on the disk of DATA_DIR',
      async () => (await disk().catch(() => undefined))?.freeBytes ?? 0,
    );
    this.#gauge(
      'disk_bytes',
      'Size of the disk of DATA_DIR',
      async () => (await disk().catch(() => undefined))?.bytes ?? 0,
    );
    this.#gauge('backup_age_seconds', 'How long there has been no new backup', () =>
      sources.backupAgeSeconds(),
    );
    const certificates = cachedBriefly(sources.certificates);
    this.#add(Gauge, 'certificate_seconds', 'How long the certificate of a host is good', {
      label: 'host',
      read: () => certificates().catch(() => ({})),
    });
    if (!askFiles) return;
    const asked = cachedBriefly(askFiles);
    this.#gauge('files_up', '1 if S3 answers', () => isUp(asked()));
  }

  #gauge(name: string, help: string, read: Read): void {
    this.#add(Gauge, name, help, { read });
  }

  #add(
    Kind: typeof Gauge | typeof Counter,
    name: string,
    help: string,
    { label, read }: { label?: string; read: Read },
  ): void {
    const metric: Gauge | Counter = new Kind({
      name: `clinic_${name}`,
      help,
      labelNames: label ? [label] : [],
      registers: [],
      async collect(): Promise<void> {
        const value = await read();
        metric.reset();
        if (typeof value === 'number') return metric.inc(value);
        for (const [key, count] of Object.entries(value)) metric.inc({ [label ?? '']: key }, count);
      },
    });
    this.#registry.registerMetric(metric);
  }
}

function since(moment: string | Date | undefined): number {
  return moment ? (Date.now() - new Date(moment).getTime()) / 1000 : 0;
}

const isUp = (asked: Promise<unknown>) =>
  asked.then(
    () => 1,
    () => 0,
  );

type Value = number | Readonly<Record<string, number>>;
type Read = () => Value | Promise<Value>;

function mapValues<Item>(
  items: Readonly<Record<string, Item>>,
  read: (item: Item) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(items).map(([key, item]) => [key, read(item)]));
}

/** Gives the same answer for a while; one that takes too long counts as a failure. */
function cachedBriefly<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let kept: Promise<Result> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (!kept || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now();
      kept = withinTime(ask(), PATIENCE_MS, new Error('too late'));
    }
    return kept;
  };
}
