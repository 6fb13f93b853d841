'use client';

import type { Schedule } from '@clinic/cms/database/payload-types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFromStudio } from '../read-from-studio.ts';
import { useWords } from '../use-words.ts';

export type Plan = Pick<Schedule, 'id' | 'at' | 'action' | 'language' | 'status'>;
export type NewPlanValues = Pick<Plan, 'at' | 'action' | 'language'>;

export function usePlans(collection: string | undefined, id: string | number | undefined) {
  const { t } = useWords();
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  const [problem, setProblem] = useState<string>();

  // An older request that is answered late must not bring back old plans.
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const found = await readPlans(id);
    if (found && own === asked.current) setPlans(found);
  }, [id]);

  useEffect(() => {
    void refresh();
    return () => {
      asked.current += 1;
    };
  }, [refresh]);

  async function change(method: string, path: string, data?: object): Promise<boolean> {
    const answer = await fetch(`/api/schedules${path}`, {
      method,
      ...(data && { body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' } }),
    }).catch(() => undefined);
    setProblem(answer?.ok ? undefined : await reasonOf(answer, t('schedule:failed')));
    await refresh();
    return answer?.ok === true;
  }

  return {
    plans,
    problem,
    plan: (values: NewPlanValues) =>
      change('POST', '', { ...values, entry: { relationTo: collection, value: id } }),
    cancel: (plan: Plan) => change('DELETE', `/${plan.id}`),
  };
}

async function readPlans(id: string | number | undefined): Promise<Plan[] | undefined> {
  if (!id) return undefined;
  const query = new URLSearchParams({
    depth: '0',
    sort: 'at',
    'where[entry.value][equals]': String(id),
    'where[status][in]': 'waiting,failed',
  });
  return (await readFromStudio<{ docs: Plan[] }>(`schedules?${query}`))?.docs;
}

type Refusal = { errors?: { data?: { errors?: { message: string }[] } }[] };

/** The field's error in the editor's language, if the answer has one. */
async function reasonOf(answer: Response | undefined, otherwise: string): Promise<string> {
  const refusal = (await answer?.json().catch(() => undefined)) as Refusal | undefined;
  return refusal?.errors?.[0]?.data?.errors?.[0]?.message ?? otherwise;
}
