import { hasPage } from '@clinic/cms/clinic-config/page-set';
import { useTranslations } from 'use-intl';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import { transferWeekday } from '#app/forms/days.ts';
import { useSite } from '#app/site-context.ts';
import { DiscountField } from './discount-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { ChoiceField, RadioGroup } from './fields/choice-field.tsx';
import { CountryField } from './fields/country-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { PrivacyField } from './fields/privacy-field.tsx';
import { SelectField } from './fields/select-field.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';
import { TickField } from './fields/tick-field.tsx';

type Titled = { slug: string; title: string };

export type Props = {
  concerns: readonly Titled[];
  programs: readonly Titled[];
  /** Slug of the program that the visitor came from. */
  chosen?: string;
  /** What the message begins with, such as the room that the visitor asks for. */
  message?: string;
};

const DATES_HINT = 'request-dates-hint';

export function RequestFields({ concerns, programs, chosen, message }: Props) {
  const t = useTranslations('forms');
  return (
    <>
      <p className="mb-8 text-stone-600">{t('note')}</p>
      <FieldGroup section="about">
        <RadioGroup
          name="concern"
          layout="columns"
          options={[
            ...concerns.map(({ slug, title }) => ({ value: slug, label: title })),
            { value: 'other', label: t('choices.concern.other') },
            { value: 'telephone', label: t('choices.concern.telephone') },
          ]}
        />
        <TextArea
          name="message"
          hint={t('fields.messageHint', { max: MESSAGE_MAX_CHARACTERS })}
          max={MESSAGE_MAX_CHARACTERS}
          fallback={message}
        />
      </FieldGroup>
      <FieldGroup section="stay">
        <ChoiceField
          name="stay"
          hints={{
            stationary: t('choices.stay.stationaryHint'),
            ambulatory: t('choices.stay.ambulatoryHint'),
            accompaniment: t('choices.stay.accompanimentHint'),
          }}
        />
        {programs.length > 0 && (
          <SelectField name="program" fallback={chosen}>
            <option value="">{t('fields.noProgram')}</option>
            {programs.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        <p id={DATES_HINT} className="border-l-2 border-accent-500 pl-4">
          {t('fields.datesHint', { transferDay: transferWeekday(useSite().locale) })}
        </p>
        <DateField name="start" describedBy={DATES_HINT} />
        <DateField name="end" describedBy={DATES_HINT} />
        <DiscountField />
      </FieldGroup>
      <FieldGroup section="person">
        <ChoiceField name="salutation" layout="row" />
        <TextField name="firstname" autoComplete="given-name" />
        <TextField name="lastname" autoComplete="family-name" />
      </FieldGroup>
      <FieldGroup section="reach">
        <EmailField hint={t('fields.emailHint')} />
        <TextField
          name="phone"
          type="tel"
          hint={t('fields.phoneHint')}
          inputMode="tel"
          autoComplete="tel"
          width="half"
        />
        <TextField
          name="skype"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          width="half"
        />
      </FieldGroup>
      <FieldGroup section="address">
        <TextField name="street" autoComplete="address-line1" />
        <TextField name="zip" autoComplete="postal-code" width="short" />
        <TextField name="city" autoComplete="address-level2" />
        <CountryField />
      </FieldGroup>
      <FieldGroup section="agree">
        <div className="grid gap-2">
          {hasPage('newsletter') && (
            <TickField name="newsletter">{t('fields.newsletter')}</TickField>
          )}
          <PrivacyField />
        </div>
      </FieldGroup>
    </>
  );
}
