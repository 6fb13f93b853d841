import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { FailingClinic } from '../../tests/support/failing-clinic.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';
import { line, note, section } from './report.ts';

/** One site is killed per round, while VISITORS send PER_VISITOR forms each. */
const KILLS = 100;
const VISITORS = 25;
const PER_VISITOR = 4;
const TROUBLE_EVERY = 5;
const PATIENCE_MS = 30 * 60_000;

export async function benchNothingLost(): Promise<void> {
  for (const processes of [1, 2]) await loseNothing(processes);
}

async function loseNothing(processes: number): Promise<void> {
  const mode = processes === 1 ? 'one process each' : `${processes} processes each`;
  section(`Nothing lost: 10,000 forms to two sites of ${mode}, ${KILLS} kills, 20 other failures`);
  const seed = randomInt(2 ** 31);
  note(`what happens when is drawn from the number ${seed}`);
  const clinic = new FailingClinic(seededRandom(seed), processes);
  const troubles = [
    () => clinic.failMails('refuses'),
    () => clinic.stopPostgres(),
    () => clinic.failMails('drops'),
    () => clinic.killPostgres(),
    () => clinic.failMails('hangs'),
    () => clinic.fillDisk(),
  ];
  try {
    await clinic.start();
    if (!(await clinic.fillDisk())) note('the disk is not filled: that takes the right to mount');
    for (let round = 0; round < KILLS; round += 1) {
      const turn = round / TROUBLE_EVERY;
      const trouble = Number.isInteger(turn) ? troubles[turn % troubles.length] : undefined;
      await Promise.all([clinic.sendForms(VISITORS, PER_VISITOR), clinic.killSite(), trouble?.()]);
    }
    await clinic.untilDelivered(PATIENCE_MS);
    await clinic.untilMailed(PATIENCE_MS);
    const { thanked } = clinic;
    const stored = await clinic.storedSenders();
    const senders = new Set(stored);
    line('forms whose sender was thanked', thanked.length, '');
    line('stored', stored.length, '');
    line('lost', thanked.filter((sender) => !senders.has(sender)).length, '', 'formsLost');
    line('stored twice', stored.length - senders.size, '', 'formsTwice');
    const numbers = clinic.catcher.mails.map(({ messageId }) => messageId);
    const twice = numbers.length - new Set(numbers).size;
    line('mails', numbers.length, '');
    line('mails that never came', 2 * thanked.length - new Set(numbers).size, '', 'mailsLost');
    line('mails that arrived twice, of all', twice / numbers.length, '', 'mailsTwiceShare');
  } finally {
    await clinic.stop();
  }
}

const INTERRUPTIONS = 100;

/** Interrupts somebody who writes in the real panel: every letter must be found again. */
export async function benchInterruptions(): Promise<void> {
  section(
    `Nothing typed is lost: ${INTERRUPTIONS} ended sessions, killed studios and locks taken over, each`,
  );
  const tests = ['playwright', 'test', 'studio-interruptions', '--project', 'studio', '--no-deps'];
  const args = [`INTERRUPTIONS=${INTERRUPTIONS}`, 'npx', ...tests];
  const [code] = (await once(spawn('env', args, { stdio: 'inherit' }), 'exit')) as [number | null];
  line('runs in which a letter was lost', code === 0 ? 0 : 1, '', 'wordsLost');
}
