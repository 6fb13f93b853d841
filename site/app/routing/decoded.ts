/** What is encoded, as it was meant; anybody can write `50%`, and then it means itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
