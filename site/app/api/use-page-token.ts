import { useRouteLoaderData } from 'react-router';

/** With which our pages ask the content API; absent where it is open to all. */
export function usePageToken(): string | undefined {
  return useRouteLoaderData<{ pageToken?: string }>('root')?.pageToken;
}
