import { useTranslations } from 'use-intl';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import { SALUTATIONS, STAYS } from '#app/forms/schema/request-schema.ts';
import { DiscountField } from './discount-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { ChoiceField } from './fields/choice-field.tsx';
import { CountryField } from './fields/country-field.tsx';
import { DateField } from './fields/date-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { PrivacyField } from './fields/privacy-field.tsx';
import { SelectField } from './fields/select-field.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';
import { TickField } from './fields/tick-field.tsx';

export type Props = {
  programs: readonly { slug: string; title: string }[];
  /** Slug of the program that the visitor came from. */
  chosen?: string;
};

const DATES_HINT = 'request-dates-hint';

export function RequestFields({ programs, chosen }: Props) {
  const t = useTranslations('forms');
  return (
    <>
      <p className="mb-8 text-stone-600">{t('note')}</p>
      <FieldGroup number={1} title={t('request.person')}>
        <ChoiceField
          name="salutation"
          label={t('fields.salutation')}
          choices={SALUTATIONS.map((value) => ({ value, label: t(`fields.salutations.${value}`) }))}
          isRow
        />
        <TextField name="firstname" label={t('fields.firstname')} autoComplete="given-name" />
        <TextField name="lastname" label={t('fields.lastname')} autoComplete="family-name" />
      </FieldGroup>
      <FieldGroup number={2} title={t('request.reach')}>
        <EmailField hint={t('fields.emailHint')} />
        <TextField
          name="phone"
          type="tel"
          label={t('fields.phone')}
          hint={t('fields.phoneHint')}
          inputMode="tel"
          autoComplete="tel"
          width="half"
        />
        <TextField
          name="skype"
          label={t('fields.skype')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          width="half"
          isOptional
        />
      </FieldGroup>
      <FieldGroup number={3} title={t('request.address')}>
        <TextField name="street" label={t('fields.street')} autoComplete="address-line1" />
        <TextField name="zip" label={t('fields.zip')} autoComplete="postal-code" width="short" />
        <TextField name="city" label={t('fields.city')} autoComplete="address-level2" />
        <CountryField />
      </FieldGroup>
      <FieldGroup number={4} title={t('request.stay')}>
        <ChoiceField
          name="stay"
          label={t('fields.stay')}
          choices={STAYS.map((value) => ({
            value,
            label: t(`fields.stays.${value}`),
            hint: t(`fields.stays.${value}Hint`),
          }))}
        />
        <SelectField name="program" label={t('fields.program')} fallback={chosen} isOptional>
          <option value="">{t('fields.noProgram')}</option>
          {programs.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <p id={DATES_HINT} className="border-l-2 border-larch-500 pl-4">
          {t('fields.datesHint')}
        </p>
        <DateField name="start" label={t('fields.start')} describedBy={DATES_HINT} />
        <DateField name="end" label={t('fields.end')} describedBy={DATES_HINT} />
      </FieldGroup>
      <FieldGroup number={5} title={t('request.more')}>
        <TextArea
          name="message"
          label={t('fields.message')}
          hint={t('fields.messageHint', { max: MESSAGE_MAX_CHARACTERS })}
          max={MESSAGE_MAX_CHARACTERS}
          isOptional
        />
        <DiscountField />
      </FieldGroup>
      <FieldGroup number={6} title={t('request.agree')}>
        <div className="grid gap-2">
          <TickField name="newsletter" isOptional>
            {t('fields.newsletter')}
          </TickField>
          <PrivacyField />
        </div>
      </FieldGroup>
    </>
  );
}
