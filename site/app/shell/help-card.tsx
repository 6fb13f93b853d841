import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TelephonePerson } from '#app/people/telephone-person.tsx';
import { href } from '#app/routing/href.ts';
import { useSite } from '#app/site-context.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { MailIcon, PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';

const LINK = 'flex min-h-11 items-center gap-3 text-brand-500 underline underline-offset-4';

type Props = {
  withEmail?: boolean;
  /** False where the page has a get-started button of its own, or is not meant for guests. */
  hasRequest?: boolean;
};

/** A card with a get-started button, a phone number and an e-mail address. */
export function HelpCard({ withEmail = true, hasRequest = true }: Props) {
  const t = useTranslations('help');
  const { locale, phone, email } = useSite();
  const id = useId();
  const request = hasRequest ? href('request', {}, locale) : undefined;
  if (!phone) return null;
  return (
    <aside aria-labelledby={id} className="@container rounded-card bg-tint-100 p-6">
      {/* Where the card has a whole row, the get-started button is at the row's end. */}
      <div className="@3xl:flex @3xl:items-center @3xl:justify-between @3xl:gap-10">
        <div>
          <h2 id={id} className="text-xl">
            {t('title')}
          </h2>
          <p className="mt-2">{t('text')}</p>
          <TelephonePerson className="mt-4" />
          <p className="mt-3 flex flex-wrap gap-x-8">
            <a href={telHref(phone)} className={LINK}>
              <PhoneIcon />
              {phone}
            </a>
            {withEmail && email && (
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
