/** From where pages fetch what the operator may keep elsewhere. */
export type Hosts = {
  /** Of thumbnails; empty for the site's own. */
  image: string;
  /** Of players in YouTube's manner. */
  video: string;
};

export const DEFAULT_HOSTS: Hosts = { image: '', video: 'https://www.youtube-nocookie.com' };
