/** An address of the thumbnail service; the host is empty for the site's own. */
export function imageAddress(host: string, query: Readonly<Record<string, string>>): string {
  return `${host}/api/cockpit/image?${new URLSearchParams(query)}`;
}
