'use client';

import type { StudioWordKey, StudioWords } from '@alpsera/cms/studio-words';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

export type Plan = {
  id: string;
  at: string;
  action: 'publish' | 'unpublish';
  language: string;
  status: 'waiting' | 'failed';
};
export type NewPlanValues = Pick<Plan, 'at' | 'action' | 'language'>;

const ADDRESS = '/api/schedules';

/** What is planned for an entry, and what could not be done lately. */
export function usePlans(collection: string | undefined, id: string | number | undefined) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isShown = true;
    void readPlans(id).then((found) => {
      if (isShown && found) setPlans(found);
    });
    return () => {
      isShown = false;
    };
  }, [id]);

  async function change(address: string, method: string, data?: object): Promise<boolean> {
    const answer = await fetch(address, {
      method,
      ...(data && { body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' } }),
    }).catch(() => undefined);
    setProblem(answer?.ok ? undefined : await reasonOf(answer, t('schedule:failed')));
    setPlans((await readPlans(id)) ?? plans);
    return answer?.ok === true;
  }

  return {
    plans,
    problem,
    plan: (values: NewPlanValues) =>
      change(ADDRESS, 'POST', { ...values, entry: { relationTo: collection, value: id } }),
    callOff: (plan: Plan) => change(`${ADDRESS}/${plan.id}`, 'DELETE'),
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
  const answer = await fetch(`${ADDRESS}?${query}`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { docs: Plan[] }).docs : undefined;
}

type Refusal = { errors?: { data?: { errors?: { message: string }[] } }[] };

/** The reason of the field, if the answer names one, in the editor's language. */
async function reasonOf(answer: Response | undefined, otherwise: string): Promise<string> {
  const refusal = (await answer?.json().catch(() => undefined)) as Refusal | undefined;
  return refusal?.errors?.[0]?.data?.errors?.[0]?.message ?? otherwise;
}
