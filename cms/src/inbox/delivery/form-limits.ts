import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { adapterOf } from '../../database/sql.ts';

/** No limit has a longer window, and no challenge is valid for longer. */
const LONGEST = sql`interval '1 hour'`;

/** The limits on forms, counted across all machines, in tables that Payload does not know. */
export function formLimits(payload: Payload) {
  const db = adapterOf(payload).drizzle;
  return {
    /** Returns how often a key was counted in its present window. */
    async count(key: string, seconds: number): Promise<number> {
      const isOver = sql`form_counts.ends_at <= now()`;
      const { rows } = await db.execute<{ hits: number }>(
        sql`insert into form_counts (key, hits, ends_at)
            values (${key}, 1, now() + ${seconds} * interval '1 second')
            on conflict (key) do update set
              hits = case when ${isOver} then 1 else form_counts.hits + 1 end,
              ends_at = case when ${isOver} then excluded.ends_at else form_counts.ends_at end
            returning hits`,
      );
      return rows[0]?.hits ?? 0;
    },

    /** Returns the fingerprint of the first submission that used a challenge: this one, or another. */
    async spend(challenge: string, fingerprint: string): Promise<string | undefined> {
      const { rows } = await db.execute<{ fingerprint: string }>(
        sql`insert into spent_challenges (challenge, fingerprint)
            values (${challenge}, ${fingerprint})
            on conflict (challenge) do update set fingerprint = spent_challenges.fingerprint
            returning fingerprint`,
      );
      return rows[0]?.fingerprint;
    },

    async forgetExpired(): Promise<void> {
      await db.execute(sql`delete from form_counts where ends_at <= now()`);
      await db.execute(sql`delete from spent_challenges where spent_at < now() - ${LONGEST}`);
    },
  };
}
export type FormLimits = ReturnType<typeof formLimits>;
