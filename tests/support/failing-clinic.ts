import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LocalPostgres } from '../../scripts/postgres/postgres.ts';
import { childrenOf } from './children-of.ts';
import { MailCatcher, type SmtpBehaviour } from './mail-catcher.ts';
import { prepare } from './prepare.ts';
import { requestForm } from './request-by.ts';
import { TEST_SECRET } from './secret.ts';
import { SiteProcess } from './site-process.ts';
import { SmallDisk } from './small-disk.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

/** The timeout of a step on a busy machine. */
export const STEP_MS = 240_000;

/** Whether a file of the spool waits for delivery; damaged ones are only kept for a person. */
const isWaiting = (name: string) => name.endsWith('.json') && !name.startsWith('damaged');

/** Two sites with a data folder each, one database and one mail server; all can be made to fail. */
export class FailingClinic {
  readonly catcher = new MailCatcher();
  /** The addresses of all senders who were told that their form was received. */
  readonly thanked: string[] = [];
  readonly #random: () => number;
  readonly #processes: number;
  readonly #logs: string[][] = [];
  #folder = '';
  #postgres!: LocalPostgres;
  #env: Record<string, string> = {};
  #sites: SiteProcess[] = [];
  #disk: SmallDisk | undefined;

  /** `processes` is the number per site; if there are several, another one watches over them. */
  constructor(random: () => number, processes = 1) {
    this.#random = random;
    this.#processes = processes;
  }

  async start(): Promise<void> {
    await this.catcher.start();
    this.#folder = await temporaryFolder();
    this.#postgres = new LocalPostgres(path.join(this.#folder, 'postgres'));
    this.#env = {
      ...{ DATABASE_URL: await this.#postgres.start(), DATA_DIR: path.join(this.#folder, 'data') },
      ...{ SECRET: TEST_SECRET, SMTP_URL: this.catcher.url, MAIL_TO: 'house@clinic.example' },
      ...{ FORMS_PER_ADDRESS: '1000000', FORMS_IN_TOTAL: '1000000', MAIL_TIMEOUT_SECONDS: '2' },
    };
    this.#disk = await SmallDisk.mount(this.#env.DATA_DIR ?? '');
    // An empty database is enough, and much faster.
    await prepare({ ...this.#env, SEED: 'nothing' });
    this.#sites = await Promise.all([this.#startSite(0), this.#startSite(1)]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#sites.map((site) => site.stop()));
    await this.#postgres.stop();
    await this.catcher.stop();
    await this.#disk?.unmount();
    await rm(this.#folder, { recursive: true, force: true });
  }

  get logText(): string {
    return this.#logs.flat().join('\n');
  }

  /** Concurrent visitors, each of whom sends several forms in sequence. */
  async sendForms(visitors: number, perVisitor: number): Promise<void> {
    const visitor = async () => {
      for (let count = 0; count < perVisitor; count += 1) {
        this.thanked.push(await this.#send(this.thanked.length + this.#random()));
        await sleep(this.#random() * 100);
      }
    };
    await Promise.all(Array.from({ length: visitors }, visitor));
  }

  /**
   * Kills a site with SIGKILL, as a power cut would, and restarts it, as `npm start` does. If it has
   * several processes, sometimes only one of them is killed, which the site replaces.
   */
  async killSite(): Promise<void> {
    const index = Math.floor(this.#random() * this.#sites.length);
    await sleep(this.#random() * 400);
    const one = childrenOf(this.#sites[index]?.pid ?? 0)[Math.floor(this.#random() * 4)];
    if (this.#processes > 1 && one) return void process.kill(one, 'SIGKILL');
    await this.#sites[index]?.stop('SIGKILL');
    this.#sites[index] = await this.#startSite(index);
  }

  /** Makes the mail server fail until a site has logged a failed mail. */
  async failMails(behaviour: SmtpBehaviour): Promise<void> {
    const failures = () => this.logText.split('a mail was not sent').length;
    const before = failures();
    this.catcher.behaviour = behaviour;
    await until(() => failures() > before, STEP_MS);
    this.catcher.behaviour = 'friendly';
  }

  async stopPostgres(): Promise<void> {
    await this.#postgres.stop();
    await sleep(1_000);
    await this.#postgres.start();
  }

  async killPostgres(): Promise<void> {
    const file = path.join(this.#folder, 'postgres/cluster/postmaster.pid');
    await sleep(this.#random() * 400);
    process.kill(Number((await readFile(file, 'utf8')).split('\n')[0]), 'SIGKILL');
    await sleep(500);
    await this.#postgres.start();
  }

  /** False if this machine allows no small disk that can be filled. */
  async fillDisk(): Promise<boolean> {
    await this.#disk?.whileFull(() => sleep(1_000));
    return this.#disk !== undefined;
  }

  /** Waits until the spools are empty. */
  async untilDelivered(withinMs = STEP_MS): Promise<void> {
    for (const index of this.#sites.keys()) {
      const spool = path.join(this.#dataFolder(index), 'spool');
      const kept = () => readdir(spool, { recursive: true });
      await until(async () => !(await kept()).some(isWaiting), withinMs);
    }
  }

  /** Waits until no mail is left to be sent. */
  async untilMailed(withinMs: number): Promise<void> {
    const unsent = `select 1 from mails where status not in ('sent', 'failed') limit 1`;
    await until(async () => (await this.rows(unsent)).length === 0, withinMs);
  }

  async rows<Row>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#env.DATABASE_URL });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** The senders of the stored requests, one per row. */
  async storedSenders(): Promise<string[]> {
    const rows = await this.rows<{ email: string }>('select email from requests');
    return rows.map(({ email }) => email);
  }

  /** The data folder of a site; both are on the disk that can be filled. */
  #dataFolder(index: number): string {
    return path.join(this.#env.DATA_DIR ?? '', `site-${index + 1}`);
  }

  /** Each site has a spool of its own, as if it were on a machine of its own. */
  async #startSite(index: number): Promise<SiteProcess> {
    const own = { DATA_DIR: this.#dataFolder(index), SITE_PROCESSES: `${this.#processes}` };
    const site = await SiteProcess.start({ ...this.#env, ...own });
    this.#logs.push(site.log);
    return site;
  }

  /** Retries until the sender is thanked, as a patient visitor would. */
  async #send(number: number): Promise<string> {
    const email = `visitor-${number}@visitor.example`;
    const form = requestForm(email);
    while (!(await this.#isThankedFor(form))) await sleep(50);
    return email;
  }

  /** Also false if the connection breaks. */
  async #isThankedFor(body: URLSearchParams): Promise<boolean> {
    const site = this.#sites[Math.floor(this.#random() * this.#sites.length)];
    const headers = { 'Sec-Fetch-Site': 'same-origin' };
    const answer = await site
      ?.get('/de/anfrage', { method: 'POST', headers, body })
      .catch(() => undefined);
    return answer?.status === 303;
  }
}
