import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Person } from '#app/people/person.ts';
import { Portrait } from '#app/people/portrait.tsx';
import { hrefOfAny } from '#app/routing/href.ts';
import { useShell } from '#app/shell/page-context.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';
import type { PictureView } from '#app/ui/picture-view.ts';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

type Props = {
  title?: string;
  text?: string;
  picture?: PictureView;
  director?: Person;
  answersPhone?: Person;
};

/** Who stands for the medicine, and who answers when one calls, each in one sentence. */
export function People({ title, text, picture, director, answersPhone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = useShell().clinic?.phone;
  if (!title || (!director && !answersPhone)) return null;
  return (
    <section aria-labelledby="people" className="later bg-tint-50 py-20 lg:py-28">
      <div className="page-width grid gap-x-12 gap-y-12 lg:gap-x-20 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <SectionHead id="people" title={title} text={text} />
          <ul className="mt-12 border-b border-tint-300">
            {director && (
              <Introduced person={director}>
                <ButtonLink to={hrefOfAny('team', {}, locale)} look="quiet">
                  {t('home.team')}
                </ButtonLink>
              </Introduced>
            )}
            {answersPhone && (
              <Introduced person={answersPhone}>
                {phone && (
                  <ButtonLink to={telHref(phone)}>
                    <PhoneIcon />
                    {phone}
                  </ButtonLink>
                )}
              </Introduced>
            )}
          </ul>
        </div>
        {picture && (
          <div className="max-md:order-first md:self-center">
            <Picture
              picture={picture}
              ratio="3/4"
              portrait="4/3"
              sizes="(min-width: 1024px) 432px, (min-width: 768px) 272px, 92vw"
              className="aspect-4/3 w-full rounded-card bg-tint-100 object-cover md:aspect-3/4"
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
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-6 gap-y-5 border-t border-tint-300 py-8 lg:grid-cols-[8rem_minmax(0,1fr)] lg:gap-x-8">
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
