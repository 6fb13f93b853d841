import { useSite } from '#app/site-context.ts';
import { textPieces, withFittingPictures, withScrollingTables } from './text-pieces.ts';
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
