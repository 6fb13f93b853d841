import { BUDGETS, type BudgetName } from './budgets.ts';

let missed = 0;

export function section(title: string): void {
  console.log(`\n${title}`);
}

export function line(what: string, value: number, unit: string, budget?: BudgetName): void {
  const shown = value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);
  console.log(
    `  ${what.padEnd(52)} ${shown.padStart(10)} ${unit.padEnd(6)} ${verdict(value, budget)}`,
  );
}

function verdict(value: number, budget: BudgetName | undefined): string {
  if (!budget) return '';
  const limits = BUDGETS[budget];
  const isKept = 'atLeast' in limits ? value >= limits.atLeast : value <= limits.atMost;
  if (!isKept) missed += 1;
  const limit = 'atLeast' in limits ? `≥ ${limits.atLeast}` : `≤ ${limits.atMost}`;
  return `${isKept ? 'ok    ' : 'MISSED'} (${limit})`;
}

export function note(text: string): void {
  console.log(`  ${text}`);
}

export const missedBudgets = () => missed;

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
