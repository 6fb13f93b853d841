import { readdirSync, readFileSync } from 'node:fs';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logInsteadOfConsole } from './log-console.ts';
import { logOptions } from './log-options.ts';

const SECRET = 'anna.muster@example.org';
const PLAIN_SECRET = 'Schmerzen';

/** An error as the database layer throws it. */
function failedQuery(): Error {
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${SECRET}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (email)=(${SECRET})`,
    where: SECRET,
    parameters: [SECRET],
    constraint: 'users_email_idx',
  });
  const query = 'insert into requests (email) values ($1)';
  const message = `Failed query: ${query}\nparams: ${SECRET},${PLAIN_SECRET}`;
  return Object.assign(new Error(message, { cause }), { query, params: [SECRET] });
}

function zodError(): unknown {
  return z.object({ email: z.literal('x') }).safeParse({ email: SECRET }, { reportInput: true })
    .error;
}

/** The lines that a logger with our options writes. */
function lines(write: (logger: pino.Logger) => void): Record<string, unknown>[] {
  const written: string[] = [];
  write(pino(logOptions('trace'), { write: (line: string) => void written.push(line) }));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** What our code logs as a literal, next to the details of the line or alone. */
function literalTexts(): string[] {
  const call = /\b(?:logger|outage|log)\.(?:info|warn|error|fatal)\((?:\{[^}]*\},)?\s*'([^'\n]+)'/g;
  const files = ['cms/src', 'site/content', 'site/server', 'studio/components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(?!node_modules|\.next).*(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  return files.flatMap((text) => [...text.matchAll(call)].flatMap(([, said]) => said ?? []));
}

const ERRORS: [string, unknown][] = [
  ['a query that failed', failedQuery()],
  ['an error caused by one', new Error(`No ${SECRET}`, { cause: failedQuery() })],
  ['several at once', new AggregateError([failedQuery(), new Error(PLAIN_SECRET)], SECRET)],
  ['input that was refused', zodError()],
  ['a message that looks like a stack', new Error(`x\n    at ${PLAIN_SECRET} (a.ts:1:2)`)],
  ['an error with a name of its own', Object.assign(new Error('x'), { name: `of ${SECRET}` })],
  ['an error with an odd code', Object.assign(new Error(SECRET), { code: `no ${PLAIN_SECRET}` })],
];

const WAYS: [string, (logger: pino.Logger, error: Error) => void][] = [
  ['alone', (logger, error) => logger.error(error)],
  ['alone with a text', (logger, error) => logger.error(error, 'it failed')],
  ['as err', (logger, error) => logger.error({ err: error })],
  ['as err with a text', (logger, error) => logger.error({ err: error }, 'it failed')],
  ['as error', (logger, error) => logger.warn({ error, reason: [{ error }] }, 'it failed')],
  ['of a child', (logger, error) => logger.child({ err: error }).info('it failed')],
  ['in a text', (logger, error) => logger.error(`Could not be saved: ${error}`)],
  ['as a text', (logger, error) => logger.error(String(error))],
  ['by its message', (logger, error) => logger.info({ msg: error.message })],
  ['as msg', (logger, error) => logger.error({ err: error, msg: `Failed: ${error.message}` })],
  ['in a format', (logger, error) => logger.error('failed %s %o', error.message, error)],
  [
    'printed',
    (logger, error) => {
      const printed: Record<string, (...args: unknown[]) => void> = {};
      logInsteadOfConsole(logger, printed);
      for (const way of ['error', 'warn', 'log', 'info', 'debug', 'trace']) {
        printed[way]?.(error);
        printed[way]?.('⨯', error, { digest: SECRET });
        printed[way]?.(`⨯ ${error.stack}`);
      }
    },
  ],
];

describe.each(ERRORS)('%s', (_name, error) => {
  it.each(WAYS)('is logged %s without what was typed', (_way, log) => {
    const written = lines((logger) => log(logger, error as Error));
    expect(written.length).toBeGreaterThan(0);
    expect(JSON.stringify(written)).not.toContain('anna');
    expect(JSON.stringify(written)).not.toContain(PLAIN_SECRET);
  });
});

describe('a line of the log', () => {
  it('says which error it was and where it came from', () => {
    const [line] = lines((logger) => logger.error({ err: failedQuery() }, 'a form was not kept'));
    const here = expect.stringMatching(/^\s+at .*log-options\.test\.ts:\d+/) as string;
    expect(line).toMatchObject({
      msg: 'a form was not kept',
      err: {
        type: 'Error',
        stack: here,
        cause: { type: 'Error', code: '22P02', constraint: 'users_email_idx', stack: here },
      },
    });
  });

  it('has no stack where the error is one of the client', () => {
    const refused = Object.assign(new Error('The password is wrong.'), { status: 401 });
    const [line] = lines((logger) => logger.error(refused));
    expect(line?.err).toEqual({ type: 'Error', status: 401 });
  });

  it('keeps what our own code says', () => {
    const known = { submission: 'a-b', waiting: 2, since: '2033-01-02', err: undefined };
    const text = "a file of the spool is damaged; see the folder spool/damaged, it's there.";
    expect(lines((logger) => logger.warn(known, text))[0]).toMatchObject({
      submission: 'a-b',
      waiting: 2,
      since: '2033-01-02',
      msg: text,
    });
    expect(lines((logger) => logger.info('content is up to date'))[0]).toMatchObject({
      msg: 'content is up to date',
    });
  });

  it.each(literalTexts())('keeps all of “%s”', (text) => {
    expect(lines((logger) => logger.warn(text))[0]?.msg).toBe(text);
  });

  it('survives values that are no errors, and errors that are their own cause', () => {
    const circular = new Error('a');
    circular.cause = circular;
    const written = lines((logger) => {
      logger.error(circular);
      logger.error({ err: 'thrown as a text', at: new Date(0), map: new Map() });
      logger.error(null);
    });
    expect(written).toHaveLength(3);
  });
});
