import type { MessageFromWorker, Broadcast, MetricsReport, MessageToWorker } from './messages.ts';

type HandledMessage = Extract<
  MessageToWorker,
  { type: 'listen' | 'leave' | 'adopt' | 'refresh' | 'accept' }
>;

export class ClusterWorker {
  readonly #asked = new Map<number, (reports: MetricsReport[]) => void>();
  #questions = 0;

  join(onMessage: (message: HandledMessage) => void, report?: () => Promise<MetricsReport>): void {
    process.on('message', (message: MessageToWorker) => {
      if (message.type === 'report') {
        // If its numbers cannot be read, this process is left out of the answer.
        void report?.().then(
          (own) => sendToPrimary({ type: 'report', question: message.question, report: own }),
          () => undefined,
        );
      } else if (message.type === 'reports') {
        this.#asked.get(message.question)?.(message.reports);
        this.#asked.delete(message.question);
      } else onMessage(message);
    });
    sendToPrimary({ type: 'started' });
  }

  /** There is content to serve. */
  ready(): void {
    sendToPrimary({ type: 'ready' });
  }

  readonly broadcast = (news: Broadcast): void => sendToPrimary(news);

  readonly reports = (): Promise<MetricsReport[]> => {
    this.#questions += 1;
    const question = this.#questions;
    return new Promise((resolve) => {
      this.#asked.set(question, resolve);
      sendToPrimary({ type: 'ask', question });
    });
  };
}

/** If the primary is gone, this process is about to end too. */
function sendToPrimary(message: MessageFromWorker): void {
  if (process.connected) process.send?.(message);
}
