import fraunces from './fonts/fraunces-400.woff2?url';
import sourceSans from './fonts/source-sans-3-400-600.woff2?url';

export function FontPreloads() {
  return [sourceSans, fraunces].map((file) => (
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  ));
}
