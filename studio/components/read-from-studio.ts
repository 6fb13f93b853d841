/** Reads from the studio's API; undefined if it refuses, or cannot be reached. */
export async function readFromStudio<Body>(path: string): Promise<Body | undefined> {
  try {
    const answer = await fetch(`/api/${path}`);
    return answer.ok ? ((await answer.json()) as Body) : undefined;
  } catch {
    return undefined;
  }
}
