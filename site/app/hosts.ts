export type Hosts = {
  /** Host of the thumbnails; empty for the site's own. */
  image: string;
  /** Host of the embedded players, with YouTube's URL scheme. */
  video: string;
};

export const DEFAULT_HOSTS: Hosts = { image: '', video: 'https://www.youtube-nocookie.com' };
