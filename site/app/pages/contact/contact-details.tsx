import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ClinicView } from '#app/shell/shell-data/shell-data.ts';
import { FaxNumber } from '#app/ui/fax-number.tsx';
import { telHref } from '#app/ui/phone.ts';

const LINK =
  'inline-flex min-h-11 items-center text-brand-500 underline decoration-1 underline-offset-4 hover:decoration-2';

export function ContactDetails({ clinic }: { clinic: ClinicView }) {
  const t = useTranslations();
  return (
    <section
      aria-labelledby="contact-details"
      className="rounded-card bg-tint-100 p-7 sm:p-10 print:border print:border-stone-200 print:p-5"
    >
      <h2 id="contact-details" className="text-2xl">
        {clinic.name}
      </h2>
      <div className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 print:grid-cols-1">
        <address className="not-italic">
          {clinic.street}
          <br />
          {clinic.zip} {clinic.city}
          <br />
          {clinic.country}
        </address>
        <dl className="grid gap-y-1">
          {clinic.phone && (
            <Row term={t('shell.phone')}>
              <a href={telHref(clinic.phone)} className={`${LINK} text-lg font-semibold`}>
                {clinic.phone}
              </a>
            </Row>
          )}
          {clinic.email && (
            <Row term={t('shell.email')}>
              <a href={`mailto:${clinic.email}`} className={LINK}>
                {clinic.email}
              </a>
            </Row>
          )}
          {clinic.fax && (
            <Row term={t('shell.fax')}>
              <span className="inline-flex min-h-11 items-center">
                <FaxNumber fax={clinic.fax} />
              </span>
            </Row>
          )}
        </dl>
      </div>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-stone-600">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
