const LONGEST_MS = 20_000;

/** A picture of a pasted text as a file; undefined if its website does not give it to others. */
export async function fetchPicture(address: string): Promise<File | undefined> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    const content = await answer.blob();
    if (!answer.ok || !content.type.startsWith('image/')) return undefined;
    return new File([content], nameOf(address, content.type), { type: content.type });
  } catch {
    return undefined;
  }
}

/** The name that the picture had, so that it can be found in the library by that. */
function nameOf(address: string, type: string): string {
  const ending = type.replace(/^image\//, '').replace(/\W.*/, '');
  const path = address.startsWith('data:') ? '' : new URL(address).pathname;
  const name = path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  return `${(name && decodedName(name)) || 'pasted'}.${ending === 'jpeg' ? 'jpg' : ending}`;
}

function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
