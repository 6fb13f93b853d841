import type { FromProcess, News, Report, ToProcess } from './messages.ts';

type Heard = Extract<ToProcess, { tell: 'listen' | 'leave' | 'adopt' | 'refresh' | 'accept' }>;

/** The side of a process that serves the site among others; see primary.ts for the other side. */
export class Membership {
  readonly #asked = new Map<number, (reports: Report[]) => void>();
  #questions = 0;

  /** `report` gives the numbers of this process, if anybody may ask for them. */
  join(onMessage: (message: Heard) => void, report?: () => Promise<Report>): void {
    process.on('message', (message: ToProcess) => {
      if (message.tell === 'report') {
        // Without its numbers this process is left out of the answer.
        void report?.().then(
          (own) => say({ tell: 'report', question: message.question, report: own }),
          () => undefined,
        );
      } else if (message.tell === 'reports') {
        this.#asked.get(message.question)?.(message.reports);
        this.#asked.delete(message.question);
      } else onMessage(message);
    });
    say({ tell: 'started' });
  }

  /** There is content to serve. */
  ready(): void {
    say({ tell: 'ready' });
  }

  /** Passes on to the other processes what this one was told. */
  readonly tellOthers = (news: News): void => say(news);

  /** The numbers of all processes, each with its own label. */
  readonly reports = (): Promise<Report[]> => {
    this.#questions += 1;
    const question = this.#questions;
    return new Promise((resolve) => {
      this.#asked.set(question, resolve);
      say({ tell: 'ask', question });
    });
  };
}

/** If the primary is gone, this process is about to end too. */
function say(message: FromProcess): void {
  if (process.connected) process.send?.(message);
}
