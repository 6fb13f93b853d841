const EVERY_MS = 15_000;

type Telling = {
  name: string;
  /** How long it took last time, or may take; undefined if nobody knows. */
  seconds: number | undefined;
  say: (text: string) => void;
};

/** Says now and then how far a build of minutes is; returns how many seconds it took. */
export async function tellProgress(
  { name, seconds, say }: Telling,
  work: () => Promise<void>,
): Promise<number> {
  const began = performance.now();
  const passed = () => Math.round((performance.now() - began) / 1000);
  const some = seconds && Math.max(1, Math.round(seconds));
  say(`Building ${name}, once for each version${some ? `: some ${some} s` : ''}.`);
  const timer = setInterval(() => {
    const left = some ? some - passed() : 0;
    say(`Building ${name}: ${passed()} s${left > 0 ? `, some ${left} s left` : ''}.`);
  }, EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return passed();
}
