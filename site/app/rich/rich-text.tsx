import { useSite } from '#app/site-context.ts';
import { imageUrl } from '#app/ui/image-url.ts';
import { VIEWER_SIDES, viewerSize } from '#app/ui/picture-sizes.ts';
import { VideoPlayer } from './video-player.tsx';

const MIDDLE = { x: 50, y: 50 };

/** An editor's HTML. It must have been sanitised when the snapshot was built. */
export function RichText({ html }: { html: string }) {
  const host = useSite().hosts.image;
  return textPieces(html).map((piece) => {
    if ('html' in piece) {
      const __html = withScrollingTables(withFittingPictures(piece.html, host));
      return <div key={piece.start} className="prose" dangerouslySetInnerHTML={{ __html }} />;
    }
    const { id, title, posterPath } = piece.film;
    return (
      <div key={piece.start} className="film-in-text">
        <VideoPlayer
          id={id}
          title={title}
          poster={posterPath ? { path: posterPath, alt: '', focal: MIDDLE } : undefined}
          sizes="36rem"
        />
      </div>
    );
  });
}

type TextPiece = { start: number } & (
  { html: string } | { film: { id: string; title: string; posterPath?: string } }
);

/** The markup in which the content sources write films; the sanitiser keeps it. */
const FILM =
  /<figure data-film="([\w-]{11})">(?:<img src="([^"]+)"[^>]*>)?<figcaption><a [^>]*>([\s\S]*?)<\/a><\/figcaption><\/figure>/g;

export function textPieces(html: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const match of html.matchAll(FILM)) {
    const [figure, id = '', path, title = ''] = match;
    pieces.push({ start: done, html: html.slice(done, match.index) });
    const posterPath = path && plainText(path);
    const film = { id, title: plainText(title), ...(posterPath && { posterPath }) };
    pieces.push({ start: match.index, film });
    done = match.index + figure.length;
  }
  pieces.push({ start: done, html: html.slice(done) });
  return pieces.filter((piece) => 'film' in piece || piece.html.trim() !== '');
}

const UPLOAD = /<img src="(\/storage\/uploads\/[^"]+)" alt="([^"]*)" width="(\d+)" height="(\d+)"/g;
const SIZES = '(width < 40rem) 92vw, 36rem';
const SIDES = VIEWER_SIDES.filter((side) => side <= 1600);

/** Offers uploaded pictures in fitting sizes; those of other hosts stay as they are. */
export function withFittingPictures(html: string, host: string): string {
  return html.replace(UPLOAD, (_, path: string, alt: string, width: string, height: string) => {
    const address = (side: (typeof SIDES)[number]) =>
      imageUrl(host, plainText(path), viewerSize(side)).replaceAll('&', '&amp;');
    const [across, down] = [Number(width), Number(height)];
    const widthAt = (side: number) =>
      Math.round(Math.min(1, side / Math.max(across, down)) * across);
    const sources = SIDES.map((side) => `${address(side)} ${widthAt(side)}w`).join(', ');
    return `<img src="${address(1200)}" srcset="${sources}" sizes="${SIZES}" alt="${alt}" width="${width}" height="${height}" decoding="async"`;
  });
}

const TABLE = /<table>(<caption>([\s\S]*?)<\/caption>)?[\s\S]*?<\/table>/g;

/** Makes tables that are wider than a phone scrollable, also by keyboard. */
export function withScrollingTables(html: string): string {
  return html.replace(TABLE, (table: string, _: string | undefined, caption = '') => {
    const name = caption
      .replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim();
    const label = name && ` role="region" aria-label="${name}"`;
    return `<div class="table-scroll" tabindex="0"${label}>${table}</div>`;
  });
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
