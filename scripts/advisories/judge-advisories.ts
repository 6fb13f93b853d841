import { z } from 'zod';

/** The answer of the npm registry: per package, the advisories on the versions asked about. */
export const knownAdvisories = z.record(
  z.string(),
  z.array(z.object({ url: z.string(), title: z.string(), severity: z.string() })),
);

/** `until` is the last day on which an exception counts; `because` is for whoever renews it. */
export const exceptions = z.array(
  z.strictObject({ advisory: z.string(), until: z.iso.date(), because: z.string().min(10) }),
);

const DAY_MS = 86_400_000;
const MAX_DAYS = 7;
const IS_SERIOUS = new Set(['high', 'critical']);

/** What a build has to fail for, and what somebody should know. */
export function judgeAdvisories(
  known: z.infer<typeof knownAdvisories>,
  excepted: z.infer<typeof exceptions>,
  today: Date,
): { fails: string[]; notes: string[] } {
  const fails: string[] = [];
  const notes: string[] = [];
  const day = today.toISOString().slice(0, 10);
  const last = new Date(today.getTime() + MAX_DAYS * DAY_MS).toISOString().slice(0, 10);
  const used = new Set<string>();
  for (const [name, advisories] of Object.entries(known)) {
    for (const { url, title, severity } of advisories) {
      const id = url.slice(url.lastIndexOf('/') + 1);
      const says = `${name}: ${title} (${severity}, ${id})`;
      const exception = excepted.find(({ advisory }) => advisory === id);
      if (exception) used.add(id);
      if (!IS_SERIOUS.has(severity)) notes.push(says);
      else if (!exception) fails.push(`${says}: update it, or except it for a week.`);
      else if (exception.until < day)
        fails.push(`${says}: its exception ended on ${exception.until}.`);
      else notes.push(`${says}: excepted until ${exception.until}, ${exception.because}`);
    }
  }
  for (const { advisory, until } of excepted) {
    if (until > last)
      fails.push(`${advisory} is excepted until ${until}: ${last} is the last day.`);
    if (!used.has(advisory)) notes.push(`${advisory} is excepted, and not known any more.`);
  }
  return { fails, notes };
}
