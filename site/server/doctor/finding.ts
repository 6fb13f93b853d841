/** `ok`: as it should be; `look`: the site works, but somebody should look; `wrong`: not to go live with. */
export type State = 'ok' | 'look' | 'wrong';

/** One fact about this installation. It never holds a secret or anything of a visitor. */
export type Finding = {
  readonly area: string;
  readonly name: string;
  readonly state: State;
  readonly says: string;
  readonly todo?: string;
  readonly list?: readonly string[];
};

export function about(area: string, name: string) {
  const finding =
    (state: State) =>
    (says: string, todo?: string, list?: readonly string[]): Finding => ({
      ...{ area, name, state, says },
      ...(todo && { todo }),
      ...(list && { list }),
    });
  return { ok: finding('ok'), look: finding('look'), wrong: finding('wrong') };
}

export type Diagnosis = {
  readonly ready: boolean;
  readonly todo: readonly string[];
  readonly findings: readonly Finding[];
};

export function diagnose(findings: readonly Finding[]): Diagnosis {
  const todo = findings.flatMap(({ state, todo: task }) => (state === 'wrong' && task) || []);
  return { ready: findings.every(({ state }) => state !== 'wrong'), todo, findings };
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
