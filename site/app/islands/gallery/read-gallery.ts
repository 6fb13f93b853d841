export type ViewedPicture = { path: string; alt: string; caption?: string };

export type ViewedGallery = {
  title: string;
  /** Language of the captions, if it differs from the page's. */
  language?: string;
  pictures: readonly ViewedPicture[];
};

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
