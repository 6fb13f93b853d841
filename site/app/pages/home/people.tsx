import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Person } from '#app/people/person.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { hrefOfAny } from '#app/routing/href.ts';
import { useShell, useLocale } from '#app/shell/page-context.ts';
import { ButtonLink, buttonLook } from '#app/ui/button-link.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';
import { type PictureView, Picture } from '#app/ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

type Props = {
  title?: string;
  text?: string;
  picture?: PictureView;
  director?: Person;
  answersPhone?: Person;
};

/** The medical director and the person who answers the phone, each with a sentence of their own. */
export function People({ title, text, picture, director, answersPhone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = useShell().clinic?.phone;
  if (!title || (!director && !answersPhone)) return null;
  return (
    <section aria-labelledby="people" className="later bg-tint-50 py-12 sm:py-20 lg:py-28">
      <div className="page-width grid gap-x-12 gap-y-8 lg:gap-x-20 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <SectionHead id="people" title={title} text={text} />
          <ul className="mt-8 border-b border-tint-300 sm:mt-12">
            {director && (
              <Introduced person={director}>
                <ButtonLink to={hrefOfAny('team', {}, locale)} look="quiet">
                  {t('home.team')}
                </ButtonLink>
              </Introduced>
            )}
            {answersPhone && (
              <Introduced person={answersPhone}>
                {phone && <PhoneLink phone={phone} className={buttonLook('primary')} />}
              </Introduced>
            )}
          </ul>
        </div>
        {picture && (
          <div className="max-md:order-first md:self-center">
            <Picture
              picture={picture}
              ratio="3/4"
              portrait="16/9"
              sizes="(min-width: 1024px) 432px, (min-width: 768px) 272px, 92vw"
              className="aspect-16/9 w-full rounded-card bg-tint-100 object-cover sm:aspect-4/3 md:aspect-3/4"
            />
          </div>
        )}
      </div>
    </section>
  );
}

function Introduced({ person, children }: { person: Person; children: ReactNode }) {
  const { name, role, specialty, statement } = person;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-6 gap-y-5 border-t border-tint-300 py-6 sm:py-8 lg:grid-cols-[8rem_minmax(0,1fr)] lg:gap-x-8">
      <Portrait
        person={person}
        width={128}
        className="size-24 rounded-card lg:row-span-3 lg:size-32 lg:self-start"
      />
      <div className="min-w-0 leading-snug">
        <h3 className="text-lg">{name}</h3>
        <p className="mt-1 text-stone-600">{role}</p>
        {specialty && <p className="mt-1 text-sm text-stone-600 hyphens-auto">{specialty}</p>}
      </div>
      {statement && (
        <blockquote className="col-span-full font-serif text-xl leading-snug tracking-tight text-pretty lg:col-span-1 lg:col-start-2">
          {statement}
        </blockquote>
      )}
      <p className="col-span-full lg:col-span-1 lg:col-start-2">{children}</p>
    </li>
  );
}
