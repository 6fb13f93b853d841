import { useTranslations } from 'use-intl';
import { TelephonePerson } from '#app/people/telephone-person.tsx';
import { useShell } from '#app/shell/page-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';

export function ContactStrip() {
  const t = useTranslations();
  const clinic = useShell().clinic;
  if (!clinic) return null;
  return (
    <section aria-labelledby="contact" className="page-width">
      <div className="grid gap-10 rounded-card bg-tint-100 p-8 sm:p-12 lg:grid-cols-2">
        <div>
          <h2 id="contact" className="text-2xl">
            {t('home.contactTitle')}
          </h2>
          <p className="mt-4 max-w-text">{t('home.contactText')}</p>
          <TelephonePerson className="mt-6" />
          <p className="mt-6 flex flex-wrap gap-3">
            {clinic.phone && (
              <ButtonLink to={telHref(clinic.phone)}>
                <PhoneIcon />
                {clinic.phone}
              </ButtonLink>
            )}
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
