import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TelephonePerson } from '#app/people/portrait.tsx';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { MailIcon } from '#app/ui/icons.tsx';
import { PhoneLink } from '#app/ui/phone.tsx';

const LINK = 'flex min-h-11 items-center gap-3 text-brand-500 underline underline-offset-4';

/** `hasRequest` is false on pages with a get-started button of their own, or not meant for guests. */
export function HelpCard({ hasRequest = true }: { hasRequest?: boolean }) {
  const t = useTranslations('help');
  const { locale, phone, email } = useSite();
  const id = useId();
  const request = hasRequest ? href('request', {}, locale) : undefined;
  if (!phone) return null;
  return (
    <aside aria-labelledby={id} className="@container rounded-card bg-tint-100 p-6">
      {/* If the card fills a whole row, the get-started button is at its end. */}
      <div className="@3xl:flex @3xl:items-center @3xl:justify-between @3xl:gap-10">
        <div>
          <h2 id={id} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-2">{t('text')}</p>
          <TelephonePerson className="mt-4" />
          <p className="mt-3 flex flex-wrap gap-x-8">
            <PhoneLink phone={phone} className={LINK} />
            {email && (
              <a href={`mailto:${email}`} className={LINK}>
                <MailIcon />
                {email}
              </a>
            )}
          </p>
        </div>
        {request && (
          <p className="no-print mt-4 shrink-0 @3xl:mt-0">
            <ButtonLink to={request}>{t('getStarted')}</ButtonLink>
          </p>
        )}
      </div>
    </aside>
  );
}

/** Classes that span the free columns of the last row in a list of two or three columns. */
const OF_TWO = ['sm:col-span-2', 'sm:col-span-1'];
const OF_THREE = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];

export function HelpCell({ after }: { after: number }) {
  return (
    <li className={`${OF_TWO[after % 2]} ${OF_THREE[after % 3]}`}>
      <HelpCard />
    </li>
  );
}
