'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { useState, useEffect, type CSSProperties } from 'react';
import { useWords } from '../use-words.ts';

/** Widths in pixels; `window` is as wide as there is room. */
const DEVICES = { phone: 390, tablet: 820, desktop: 1440, window: undefined } as const;
type Device = keyof typeof DEVICES;

// A preview runs no script, so nothing in it can follow the form: each save gives a new address,
// which is loaded behind the old one and then takes its place.
export function LivePreview() {
  const { t } = useWords();
  const { isLivePreviewing, url } = useLivePreviewContext();
  const [device, setDevice] = useState<Device>('window');
  const [shown, setShown] = useState<string>();
  const { area, style } = useFrameSize(DEVICES[device]);
  if (!isLivePreviewing || !url) return null;
  const addresses = style ? [...new Set([shown ?? url, url])] : [];
  return (
    <section className="live-preview-window live-preview-window--is-live-previewing site-preview">
      <fieldset className="site-preview__devices">
        <legend>{t('preview:width')}</legend>
        {(Object.keys(DEVICES) as Device[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="preview-width"
              checked={device === name}
              onChange={() => setDevice(name)}
            />
            {t(`preview:${name}`)}
          </label>
        ))}
      </fieldset>
      <div ref={area} className="site-preview__area">
        {/* Rendered once its size is known: if a frame grew later, the page would scroll away. */}
        {addresses.map((address) => (
          <iframe
            key={address}
            src={address}
            // Scripts are not allowed; links open in windows of their own.
            sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            title={t('preview:title')}
            style={style}
            className={address === (shown ?? url) ? undefined : 'site-preview__coming'}
            onLoad={() => setShown(address)}
          />
        ))}
      </div>
    </section>
  );
}

/** Fits a frame of a given width into its area, by scaling it down if it is wider. */
function useFrameSize(width: number | undefined) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<DOMRectReadOnly>();
  useEffect(() => {
    if (!area) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect));
    observer.observe(area);
    return () => observer.disconnect();
  }, [area]);
  return { area: setArea, style: room && fitFrame(room, width) };
}

function fitFrame(room: DOMRectReadOnly, width = room.width): CSSProperties {
  const scale = Math.min(1, room.width / width);
  return {
    width,
    height: room.height / scale,
    transform: `translateX(${(room.width - width * scale) / 2}px) scale(${scale})`,
  };
}
