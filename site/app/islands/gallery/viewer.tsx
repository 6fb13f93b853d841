import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hideOverlay, showOverlay } from '#app/islands/overlay/overlay.ts';
import { showModal } from '#app/islands/overlay/show-modal.ts';
import { ChevronIcon, CloseIcon } from '#app/ui/icons.tsx';
import { useSite } from '#app/site-context.ts';
import { imageUrl } from '#app/ui/image-url.ts';
import { VIEWER_SIDES, viewerSize } from '#app/ui/picture-sizes.ts';

type Gallery = ReturnType<typeof readGallery>;
type Props = Gallery & { start: number; onClose: () => void };

/** All pictures in a scroll-snapping row; swiping, closing and trapping the focus are native. */
function Viewer({ title, language, pictures, start, onClose }: Props) {
  const t = useTranslations('gallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  // Where a running scroll ends: a second key press counts from there.
  const target = useRef(start);
  const count = pictures.length;

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const release = showModal(element, 'has-viewer');
    const left = start * (row.current?.clientWidth ?? 0);
    row.current?.scrollTo({ left, behavior: 'instant' });
    return release;
  }, [start]);

  function goTo(index: number) {
    target.current = clampIndex(index, count);
    // The style sheet decides whether scrolling is smooth, by prefers-reduced-motion.
    row.current?.scrollTo({ left: target.current * row.current.clientWidth });
  }

  function follow() {
    if (!row.current) return;
    const { scrollLeft, clientWidth } = row.current;
    const { index, isAtRest } = slidePosition(scrollLeft, clientWidth, count);
    setShown(index);
    if (isAtRest) target.current = index;
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = slideForKey(event.key, target.current, count);
    if (index === undefined) return;
    event.preventDefault();
    goTo(index);
  }

  function onClick({ target: clicked }: MouseEvent) {
    // A click beside the picture closes the viewer.
    if (clicked instanceof HTMLElement && clicked.hasAttribute('data-outside')) {
      dialog.current?.close();
    }
  }

  return (
    // Keys work wherever the focus is inside; a click outside is an addition to Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={onClick}
      className="gallery-viewer on-dark no-print m-0 h-dvh max-h-none w-full max-w-none grid-rows-[auto_minmax(0,1fr)_auto] bg-ink text-white transition-opacity duration-100 ease-out open:grid starting:open:opacity-0"
    >
      <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-6">
        <p lang={language} className="font-serif text-lg leading-tight">
          {title}
        </p>
        <ViewerButton label={t('close')} onPress={() => dialog.current?.close()}>
          <CloseIcon />
        </ViewerButton>
      </div>
      <ul
        ref={row}
        onScroll={follow}
        // Scrollable rows must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('pictures')}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-2 [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map((picture, index) => (
          <Slide
            key={picture.path}
            picture={picture}
            language={language}
            isNear={Math.abs(index - shown) <= 1}
          />
        ))}
      </ul>
      <div className="flex items-center justify-center gap-6 px-4 pt-1 pb-4">
        <ViewerButton
          label={t('previous')}
          isIdle={shown === 0}
          onPress={() => goTo(target.current - 1)}
        >
          <ChevronIcon direction="left" />
        </ViewerButton>
        <p aria-live="polite" className="min-w-20 text-center text-sm tabular-nums">
          {t('counter', { index: shown + 1, total: count })}
        </p>
        <ViewerButton
          label={t('next')}
          isIdle={shown === count - 1}
          onPress={() => goTo(target.current + 1)}
        >
          <ChevronIcon direction="right" />
        </ViewerButton>
      </div>
    </dialog>
  );
}

type ButtonProps = {
  label: string;
  onPress: () => void;
  /** At the end of the row. It stays focusable, or keyboard users would lose their place. */
  isIdle?: boolean;
  children: ReactNode;
};

function ViewerButton({ label, onPress, isIdle, children }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
      className="inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full transition-colors duration-300 hover:bg-white/15 aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}

export function openViewer(link: HTMLAnchorElement): void {
  const gallery = link.closest<HTMLElement>('[data-gallery]');
  if (!gallery) return;
  showOverlay('gallery', Viewer, {
    ...readGallery(gallery),
    start: galleryLinks(gallery).indexOf(link),
    onClose: () => {
      hideOverlay();
      // Not every browser focuses a clicked link, so the dialog may have no focus to restore.
      link.focus({ preventScroll: true });
    },
  });
}

/** Reads the markup of a gallery (app/rich/gallery/gallery.tsx); its links are its pictures. */
function readGallery(gallery: HTMLElement) {
  const language = gallery.closest<HTMLElement>('[lang]')?.lang;
  return {
    title: gallery.dataset.gallery ?? '',
    /** The language of the captions, if it differs from the page's. */
    language: language === document.documentElement.lang ? undefined : language,
    pictures: galleryLinks(gallery).map((link) => ({
      path: new URL(link.href).searchParams.get('src') ?? '',
      alt: link.querySelector('img')?.alt ?? '',
      caption: link.dataset.caption,
    })),
  };
}

function galleryLinks(gallery: HTMLElement): HTMLAnchorElement[] {
  return [...gallery.querySelectorAll<HTMLAnchorElement>('a[href]')];
}

type SlideProps = {
  picture: Gallery['pictures'][number];
  language?: string;
  isNear: boolean;
};

/** The neighbours of the shown picture are loaded before the visitor swipes to them. */
function Slide({ picture, language, isNear }: SlideProps) {
  const t = useTranslations('gallery');
  const host = useSite().hosts.image;
  const [isLoading, setLoading] = useState(true);
  const caption = picture.caption ?? picture.alt;
  return (
    <li
      lang={language}
      data-outside
      className="flex w-full shrink-0 snap-center snap-always justify-center px-4 sm:px-6"
    >
      <figure
        data-outside
        aria-busy={isLoading}
        className="flex min-w-0 flex-col items-center justify-center gap-3"
      >
        {isLoading && isNear && (
          <p role="status" className="picture-loading text-sm">
            {t('loading')}
          </p>
        )}
        <img
          ref={(image) => {
            // A cached picture may have loaded before the listener was attached.
            if (image?.complete) setLoading(false);
          }}
          onLoad={() => setLoading(false)}
          onError={() => setLoading(false)}
          src={imageUrl(host, picture.path, viewerSize(1200))}
          srcSet={VIEWER_SIDES.map(
            (side) => `${imageUrl(host, picture.path, viewerSize(side))} ${side}w`,
          ).join(', ')}
          sizes="100vw"
          alt={picture.caption ? picture.alt : ''}
          loading={isNear ? 'eager' : 'lazy'}
          decoding="async"
          className="picture-fade min-h-0 max-w-full rounded-card object-contain"
        />
        {caption && (
          <figcaption className="max-w-text text-center leading-snug">{caption}</figcaption>
        )}
      </figure>
    </li>
  );
}

/** A distance from a slide that counts as none, in slide widths. */
const AT_REST = 0.02;

export function slidePosition(scrolled: number, width: number, count: number) {
  if (width <= 0) return { index: 0, isAtRest: false };
  const exact = scrolled / width;
  const index = clampIndex(Math.round(exact), count);
  return { index, isAtRest: Math.abs(exact - index) < AT_REST };
}

function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

export function slideForKey(key: string, current: number, count: number): number | undefined {
  const slides = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 };
  const slide = slides[key as keyof typeof slides] as number | undefined;
  return slide === undefined ? undefined : clampIndex(slide, count);
}
