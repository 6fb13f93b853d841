const pad = (part: number) => String(part).padStart(2, '0');

/** Formats seconds like a clock: 06:52, with hours only from one hour on. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
