import { useTranslations } from 'use-intl';
import { isDrawing, type PictureView, Picture } from '#app/ui/picture.tsx';
import { useSite } from '#app/site-context.ts';
import { portraitDesign } from './portrait-design.ts';

type Props = {
  person: { name: string; picture?: PictureView };
  width: number;
  className: string;
};

/** Portraits have one background. Drawings are enlarged and photos muted, so that they match. */
export function Portrait({ person, width, className }: Props) {
  const { name, picture } = person;
  if (!picture) return <Monogram name={name} className={className} />;
  const tone = isDrawing(picture) ? 'origin-[50%_10%] scale-120' : 'saturate-75';
  return (
    <span className={`${className} block overflow-hidden bg-tint-100`}>
      <Picture
        picture={picture}
        ratio="1/1"
        sizes={`${width}px`}
        phoneWidth={width > 100 ? 25 : Math.ceil(width * 0.3)}
        decorative
        className={`size-full object-cover ${tone}`}
      />
    </span>
  );
}

function Monogram({ name, className }: { name: string; className?: string }) {
  const { landscape, palette, disc, isMirrored } = portraitDesign(name);
  return (
    <svg viewBox="0 0 128 128" aria-hidden="true" className={className}>
      <rect width="128" height="128" className={palette.sky} />
      <g transform={isMirrored ? 'matrix(-1 0 0 1 128 0)' : undefined}>
        <circle {...disc} opacity="0.55" className={palette.disc} />
        <path d={landscape.far} opacity="0.75" className={palette.far} />
        <path d={landscape.near} className={palette.near} />
      </g>
      <text
        x="64"
        y="64"
        textAnchor="middle"
        fontSize="42"
        className={`font-serif tracking-wide ${palette.letters}`}
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

/** The letters of a monogram: first and last name, without titles (Dr. med.) and particles (van). */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => !word.endsWith('.') && /^\p{Lu}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => [...(word ?? '')][0] ?? '').join('');
  return letters || ([...name.trim()][0] ?? '').toLocaleUpperCase();
}

/** Who answers the telephone: it is easier to call a person than a number. */
export function TelephonePerson({ className = '' }: { className?: string }) {
  const t = useTranslations('help');
  const person = useSite().answersPhone;
  if (!person) return null;
  return (
    <div className={`flex items-center gap-4 ${className}`}>
      {/* The ring sets the portrait off from a card of the same colour. */}
      <Portrait
        person={person}
        width={56}
        className="size-14 shrink-0 rounded-full ring-2 ring-white"
      />
      <p className="min-w-0 leading-snug">
        {t('answers', { name: person.name })}
        {person.speaks && (
          <span className="mt-0.5 block text-sm text-stone-600">
            {t('speaks', { languages: person.speaks })}
          </span>
        )}
      </p>
    </div>
  );
}
