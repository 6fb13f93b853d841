import { useTranslations } from 'use-intl';
import type { Room } from './data.ts';

/** Price, size and guests, in one row. */
export function RoomFacts({ room }: { room: Pick<Room, 'price' | 'size' | 'guests'> }) {
  const t = useTranslations('rooms');
  const facts = [
    { label: t('perNight'), value: room.price },
    { label: t('size'), value: room.size },
    { label: t('guests'), value: room.guests },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="my-7 flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10 border-y border-stone-200 py-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-stone-600">{label}</dt>
          <dd className="font-serif text-lg leading-tight sm:text-xl text-brand-700">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
