import { useTranslations } from 'use-intl';
import type { NewsNeighbour } from './data.ts';

type Props = { newer?: NewsNeighbour; older?: NewsNeighbour };

/** The items before and after this one. */
export function Neighbours({ newer, older }: Props) {
  const t = useTranslations('news');
  if (!newer && !older) return null;
  return (
    <nav aria-label={t('more')} className="no-print mt-16 border-y border-stone-200">
      <ul className="grid divide-stone-200 max-md:divide-y md:grid-cols-2 md:divide-x">
        {newer && (
          <li className="py-6 md:pr-8">
            <Neighbour label={t('newerItem')} neighbour={newer} rel="next" />
          </li>
        )}
        {older && (
          <li className="py-6 md:col-start-2 md:pl-8">
            <Neighbour label={t('olderItem')} neighbour={older} rel="prev" />
          </li>
        )}
      </ul>
    </nav>
  );
}

type NeighbourProps = { label: string; neighbour: NewsNeighbour; rel: 'next' | 'prev' };

function Neighbour({ label, neighbour, rel }: NeighbourProps) {
  return (
    <a href={neighbour.to} rel={rel} className="group block no-underline">
      <span className="block text-sm text-stone-600">
        {label}, {neighbour.date.text}
      </span>
      <span className="mt-1 block font-serif text-xl leading-snug text-ink decoration-accent-500 decoration-2 underline-offset-4 group-hover:underline">
        {neighbour.title}
      </span>
    </a>
  );
}
