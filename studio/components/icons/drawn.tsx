/** An icon as an image: an SVG that somebody typed cannot run anything there. */
export function Drawn({ svg }: { svg: string }) {
  return <span className="drawn" style={{ maskImage: `url("${asImage(svg)}")` }} aria-hidden />;
}

function asImage(svg: string): string {
  const styled = svg.replace(
    /^\s*<svg\b/,
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"',
  );
  return `data:image/svg+xml,${encodeURIComponent(styled)}`;
}
