import { useEffect, useState, type CSSProperties } from 'react';

type Room = { width: number; height: number };

/** Fits a frame of a given width into the room of its area: a wider one is drawn smaller. */
export function useFrameSize(width: number | undefined) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (!area) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(entry.contentRect);
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [area]);
  return { area: setArea, style: room && fitFrame(room, width) };
}

function fitFrame(room: Room, width = room.width): CSSProperties {
  const scale = Math.min(1, room.width / width);
  return {
    width,
    height: room.height / scale,
    transform: `translateX(${(room.width - width * scale) / 2}px) scale(${scale})`,
  };
}
