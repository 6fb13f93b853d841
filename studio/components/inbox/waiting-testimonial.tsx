import { readableValue } from '@clinic/cms/forms/describe-field';
import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import type { Testimonial } from '@clinic/cms/database/payload-types';
import { translator, type Translate } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { PayloadRequest } from 'payload';
import { clinicTime } from '../clinic-time-format.ts';
import { Moderate } from './moderate.tsx';

const COUNTRY = { name: 'country', type: 'country' } as const;

type Props = { testimonial: Testimonial; i18n: PayloadRequest['i18n']; edit: string };

export function WaitingTestimonial({ testimonial, i18n, edit }: Props) {
  const t = translator(i18n);
  const locale = readerLanguage(i18n.language);
  const { id, name, location, country, email, lang, rating, text, video } = testimonial;
  const place = [location, readableValue(COUNTRY, country ?? null, locale)];
  const received = testimonial.received_at ?? testimonial.createdAt;
  const facts = [
    t('moderation:ratingOf', { rating }),
    new Intl.DisplayNames(locale, { type: 'language' }).of(lang),
    clinicTime(received, locale),
    email,
  ];
  return (
    <li className="waiting-testimonial" data-testimonial={id}>
      <h2>{[name, ...place].filter(Boolean).join(', ')}</h2>
      <p className="waiting-testimonial__facts">{facts.filter(Boolean).join(' · ')}</p>
      {testimonial.suspected && (
        <p className="waiting-testimonial__suspected">{t('moderation:suspectedSpam')}</p>
      )}
      <Pictures testimonial={testimonial} t={t} />
      <blockquote lang={lang}>{text}</blockquote>
      {video && (
        <p>
          {t('moderation:video')}: <a href={video}>{video}</a>
        </p>
      )}
      <Moderate id={String(id)} name={name} />
      <p>
        <Link href={edit}>{t('moderation:edit')}</Link>
      </p>
    </li>
  );
}

function Pictures({ testimonial, t }: { testimonial: Testimonial; t: Translate }) {
  const { image, submitted_picture: sent } = testimonial;
  const pictures = [
    { file: sent, label: t('moderation:sentPicture') },
    { file: image, label: t('moderation:chosenPicture') },
  ];
  return pictures.map(({ file, label }) =>
    file && typeof file === 'object' && file.url ? (
      <figure key={label}>
        {/* oxlint-disable-next-line nextjs/no-img-element -- private, and small already */}
        <img src={file.url} alt={label} loading="lazy" />
        <figcaption>{label}</figcaption>
      </figure>
    ) : null,
  );
}
