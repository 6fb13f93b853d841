export type ViewedPicture = { path: string; alt: string; caption?: string };

export type ViewedGallery = {
  title: string;
  /** The language of its words, where it is not that of the page. */
  language?: string;
  pictures: readonly ViewedPicture[];
};

/** What a gallery shows, as its markup says it: its links lead to the pictures. */
export function readGallery(gallery: HTMLElement): ViewedGallery {
  const language = gallery.closest<HTMLElement>('[lang]')?.lang;
  return {
    title: gallery.dataset.gallery ?? '',
    language: language === document.documentElement.lang ? undefined : language,
    pictures: galleryLinks(gallery).map((link) => ({
      path: new URL(link.href).searchParams.get('src') ?? '',
      alt: link.querySelector('img')?.alt ?? '',
      caption: link.dataset.caption,
    })),
  };
}

export function galleryLinks(gallery: HTMLElement): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll<HTMLAnchorElement>('a[href]')];
}
