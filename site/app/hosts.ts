export type Hosts = {
  /** Host of the thumbnails; empty if the site serves them itself. */
  image: string;
  /** Host of the embedded players, with YouTube's URL scheme. */
  video: string;
};

export const DEFAULT_HOSTS: Hosts = { image: '', video: 'https://www.youtube-nocookie.com' };
