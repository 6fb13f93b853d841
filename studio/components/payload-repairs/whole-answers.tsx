'use client';

import { ServerFunctionsProvider, useServerFunctions } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { useCallback, type ReactNode } from 'react';
import { untilArrived } from './until-arrived.ts';

// Payload puts an answer into the form as soon as its first part has arrived. Until the last one
// has, React cannot render the form again, and takes back what is typed. So this waits for the
// whole answer. Seen in 3.90.1, not reported.
export function WholeAnswers({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const whole: ServerFunctionClient = useCallback(
    async (args) => {
      const answer = await serverFunction(args);
      await untilArrived(answer);
      return answer;
    },
    [serverFunction],
  );
  return <ServerFunctionsProvider serverFunction={whole}>{children}</ServerFunctionsProvider>;
}
