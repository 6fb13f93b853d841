import { useTranslations } from 'use-intl';
import { TelephonePerson } from '#app/people/telephone-person.tsx';
import { useShell } from '#app/shell/page-context.ts';
import { MailIcon, PhoneIcon } from '#app/ui/icons.tsx';
import { telHref } from '#app/ui/phone.ts';

/** Who to call, and when somebody answers. */
export function CallBox() {
  const t = useTranslations('forms.thankyou');
  const clinic = useShell().clinic;
  if (!clinic) return null;
  const link = 'flex min-h-11 items-center gap-3 text-brand-500 underline underline-offset-4';
  return (
    <aside aria-labelledby="call" className="self-start rounded-card bg-tint-100 p-7">
      <h2 id="call" className="text-xl">
        {t('call')}
      </h2>
      <TelephonePerson className="mt-5" />
      <p className="mt-3">
        {clinic.phone && (
          <a href={telHref(clinic.phone)} className={`${link} text-lg font-semibold`}>
            <PhoneIcon />
            {clinic.phone}
          </a>
        )}
        {clinic.email && (
          <a href={`mailto:${clinic.email}`} className={link}>
            <MailIcon />
            {clinic.email}
          </a>
        )}
      </p>
      <dl className="mt-4 divide-y divide-tint-300 border-t border-tint-300 text-sm">
        {clinic.openingTimes.map(({ days, hours }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <dt className="font-semibold">{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
