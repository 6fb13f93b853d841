import { useTranslations } from 'use-intl';
import { definePage } from '#app/page/page.ts';
import { usePageData, useShell, useLocale, useOfferedHref } from '#app/shell/page-context.ts';
import { clinicThing } from '#app/structured-data/clinic.ts';
import { type PictureView, Picture } from '#app/ui/picture.tsx';
import type { Teaser } from '#app/entries/teaser.ts';
import { hrefOfAny } from '#app/routing/href.ts';
import { CardLink, ButtonLink, buttonLook } from '#app/ui/button-link.tsx';
import { ArrowIcon } from '#app/ui/icons.tsx';
import { ProgramCard, type ProgramTeaser } from '#app/pages/programs/program-card.tsx';
import { TelephonePerson } from '#app/people/portrait.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';
import { homeData, loadHome } from './data.ts';
import { Hero } from './hero.tsx';
import { Latest } from './latest.tsx';
import { People } from './people.tsx';
import { Voice } from './voice.tsx';
import { SectionHead } from './section-head.tsx';

function Home() {
  const page = usePageData<typeof loadHome>();
  return (
    <>
      <Hero {...page.hero} />
      <Concerns concerns={page.concerns} />
      {page.panorama && <Panorama picture={page.panorama} />}
      <Approach {...page.approach} />
      <People {...page.people} />
      <ProgramsRow programs={page.programs} />
      {page.voice && <Voice {...page.voice} />}
      <Place {...page.place} />
      <Latest {...page.latest} />
      <ContactStrip />
    </>
  );
}

/** A pause between two texts: one picture from edge to edge, and no word on it. */
function Panorama({ picture }: { picture: PictureView }) {
  return (
    <Picture
      picture={picture}
      ratio="5/2"
      portrait="4/3"
      sizes="100vw"
      phoneWidth={100}
      phoneDensity={0.62}
      className="aspect-4/3 w-full bg-tint-100 object-cover sm:aspect-5/2"
    />
  );
}

/** Health concerns by name. Their drawings are small, because visitors look for the names. */
function Concerns({ concerns }: { concerns: Teaser[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (concerns.length === 0) return null;
  return (
    <section aria-labelledby="concerns" className="bg-white py-12 sm:py-20 lg:py-28">
      <div className="page-width">
        <SectionHead
          id="concerns"
          title={t('concernsTitle')}
          text={t('concernsText')}
          hasTextOnPhones
        />
        <ul className="mt-8 grid gap-x-10 border-t border-stone-200 sm:grid-cols-2 lg:grid-cols-3">
          {concerns.map((concern) => (
            <li
              key={concern.id}
              className="group relative flex items-center gap-5 border-b border-stone-200 py-4 hover:bg-tint-50 sm:block sm:py-7"
            >
              {concern.picture && (
                <Picture
                  picture={concern.picture}
                  ratio="3/2"
                  sizes="(width < 64rem) 45vw, 390px"
                  phoneWidth={24}
                  decorative
                  className="aspect-square w-16 shrink-0 self-start rounded-card bg-tint-100 object-cover sm:mb-5 sm:aspect-3/2 sm:w-full"
                />
              )}
              <div className="min-w-0">
                <h3 className="text-lg hyphens-auto sm:text-xl">
                  <CardLink to={concern.href}>{concern.title}</CardLink>
                </h3>
                <p className="mt-2 text-stone-600 hyphens-auto max-sm:hidden">{concern.excerpt}</p>
              </div>
            </li>
          ))}
          <li className="flex flex-col justify-center border-b border-stone-200">
            <a
              href={hrefOfAny('healthConcerns', {}, locale)}
              className="flex min-h-16 items-center justify-between gap-4 py-2 font-semibold text-ink no-underline hover:text-brand-500"
            >
              {t('allConcerns')}
              <span className="text-brand-500">
                <ArrowIcon />
              </span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}

type Props = ReturnType<typeof homeData>['approach'];

/** The way of working in four steps, as a quiet numbered row. */
function Approach({ title, text, steps }: Props) {
  const t = useTranslations();
  const offered = useOfferedHref();
  if (!title && steps.length === 0) return null;
  return (
    <section aria-labelledby="approach" className="later page-width py-12 sm:py-20 lg:py-28">
      <SectionHead id="approach" title={title} text={text} />
      <ol className="mt-10 grid sm:mt-14 gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[minmax(2.5rem,auto)_minmax(0,1fr)] gap-x-5 border-t border-stone-200 pt-5 sm:block"
          >
            {step.picture ? (
              <Picture
                picture={step.picture}
                ratio="3/2"
                sizes="(width < 64rem) 45vw, 290px"
                phoneWidth={24}
                decorative
                className="aspect-4/3 w-24 rounded-card bg-tint-100 object-cover sm:aspect-3/2 sm:w-full"
              />
            ) : (
              <span aria-hidden="true" className="font-serif text-2xl text-accent-500">
                {index + 1}
              </span>
            )}
            <div>
              <h3 className="text-xl sm:mt-4">{step.title}</h3>
              <p className="mt-2 text-stone-600 hyphens-auto">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 flex flex-wrap gap-3 sm:mt-12">
        <ButtonLink to={offered('approach')} look="quiet">
          {t('pages.approach.title')}
        </ButtonLink>
        <span className="contents max-sm:hidden">
          <ButtonLink to={offered('diagnosis')} look="quiet">
            {t('home.allDiagnostics')}
          </ButtonLink>
        </span>
      </p>
    </section>
  );
}

function ProgramsRow({ programs }: { programs: ProgramTeaser[] }) {
  const t = useTranslations('home');
  const locale = useLocale();
  if (programs.length === 0) return null;
  return (
    <section aria-labelledby="programs" className="page-width py-12 sm:py-20 lg:py-28">
      <SectionHead id="programs" title={t('programsTitle')} text={t('programsText')} />
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:mt-12 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
        {programs.map((program) => (
          // In rows of two the third would stand alone.
          <li key={program.id} className="sm:max-lg:nth-3:hidden">
            <ProgramCard program={program} heading="h3" isCompact />
          </li>
        ))}
      </ul>
      <p className="mt-8 sm:mt-12">
        <ButtonLink to={hrefOfAny('programs', {}, locale)} look="quiet">
          {t('allPrograms')}
        </ButtonLink>
      </p>
    </section>
  );
}

type PlaceProps = { title?: string; text?: string; picture?: PictureView };

function Place({ title, text, picture }: PlaceProps) {
  const t = useTranslations('latest');
  const rooms = useOfferedHref()('rooms');
  if (!title) return null;
  return (
    <section
      aria-labelledby="place"
      className="later page-width grid items-center gap-6 py-12 sm:gap-10 sm:py-20 lg:grid-cols-5 lg:gap-16 lg:py-28"
    >
      {picture && (
        <div className="overflow-hidden rounded-card bg-tint-100 lg:col-span-3">
          <Picture
            picture={picture}
            ratio="4/3"
            sizes="(min-width: 1024px) 700px, 92vw"
            className="aspect-4/3 w-full object-cover"
          />
        </div>
      )}
      <div className="lg:col-span-2">
        <h2 id="place" className="text-3xl">
          {title}
        </h2>
        <p className="mt-5 text-lg text-stone-600 hyphens-auto">{text}</p>
        {rooms && (
          <p className="mt-8">
            <ButtonLink to={rooms} look="quiet">
              {t('rooms')}
            </ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}

function ContactStrip() {
  const t = useTranslations();
  const clinic = useShell().clinic;
  if (!clinic) return null;
  return (
    <section aria-labelledby="contact" className="page-width">
      <div className="grid gap-8 rounded-card bg-tint-100 p-6 sm:p-12 lg:grid-cols-2">
        <div>
          <h2 id="contact" className="text-2xl">
            {t('home.contactTitle')}
          </h2>
          <p className="mt-4 max-w-text">{t('home.contactText')}</p>
          <TelephonePerson className="mt-6 max-sm:hidden" />
          <p className="mt-6 flex flex-wrap gap-3">
            {clinic.phone && <PhoneLink phone={clinic.phone} className={buttonLook('primary')} />}
            {clinic.mapsUrl && (
              <ButtonLink to={clinic.mapsUrl} look="quiet">
                {t('home.directions')}
              </ButtonLink>
            )}
          </p>
        </div>
        <dl className="divide-y divide-tint-300 border-y border-tint-300 self-center">
          {clinic.openingTimes.map(({ days, hours }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt className="font-semibold">{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export const homePage = definePage({
  data: homeData,
  load: loadHome,
  structuredData: (_, context) => [clinicThing(context)],
  View: Home,
});
