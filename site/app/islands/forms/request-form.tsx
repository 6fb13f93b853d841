import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { requestForm } from '@clinic/cms/forms/request-form';
import type { FieldName } from '@clinic/cms/forms/forms';
import { hasPage } from '@clinic/cms/clinic-config/page-set';
import { useRef } from 'react';
import { MESSAGE_MAX_CHARACTERS } from '#app/constants.ts';
import { transferWeekday, transferAdvice } from '#app/forms/days.ts';
import { useSite } from '#app/site-context.ts';
import { SiteForm } from './site-form.tsx';
import { FieldError, OptionalMark, CONTROL, FieldFrame } from './fields/field-frame.tsx';
import { useField, useOptions, type Option } from './fields/field-frame.tsx';
import { FieldGroup } from './field-group.tsx';
import { MoreFields } from './more-fields.tsx';
import { CountryField, SelectField } from './fields/select-field.tsx';
import { EmailField, TextField, TextArea, useTypedValue } from './fields/text-field.tsx';
import { PrivacyField, TickField } from './fields/tick-field.tsx';

type Props = FieldsProps & { label: string; answer?: FormAnswer };

export default function RequestForm({ label, answer, ...fields }: Props) {
  const t = useTranslations('forms');
  return (
    <SiteForm
      definition={requestForm}
      label={label}
      submit={t('request.submit')}
      note={t('send.noScript')}
      answer={answer}
    >
      <RequestFields {...fields} />
    </SiteForm>
  );
}

const LAYOUTS = {
  stacked: 'grid gap-3',
  row: 'grid gap-3 sm:flex sm:flex-wrap',
  columns: 'grid gap-3 sm:grid-cols-2',
};

type Group = {
  name: FieldName;
  options: readonly Option[];
  hints?: Readonly<Record<string, string>>;
  layout?: keyof typeof LAYOUTS;
};

function RadioGroup({ name, options, hints, layout = 'stacked' }: Group) {
  const t = useTranslations('forms.fields');
  const { control, group, error, value, isOptional } = useField(name);
  return (
    <fieldset {...group} className="group/choice min-w-0">
      <legend className="mb-1.5 font-semibold">
        {t(name)}
        {isOptional && <OptionalMark />}
      </legend>
      <div className={LAYOUTS[layout]}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-control border border-stone-400 bg-white px-4 py-2.5 transition-colors duration-300 hover:border-brand-500 has-checked:border-brand-500 has-checked:bg-tint-50 has-checked:ring-1 has-checked:ring-brand-500 group-aria-invalid/choice:border-alarm"
          >
            <input
              type="radio"
              name={name}
              id={index === 0 ? control.id : undefined}
              value={option.value}
              defaultChecked={value === option.value}
              required={!isOptional}
              className="mt-1 size-5 shrink-0 accent-brand-500"
            />
            <span>
              {option.label}
              {hints?.[option.value] && (
                <span className="block text-sm text-stone-600">{hints[option.value]}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={control.id} error={error} />
    </fieldset>
  );
}

type Titled = { slug: string; title: string };

const toOption = ({ slug, title }: Titled): Option => ({ value: slug, label: title });

type FieldsProps = {
  concerns: readonly Titled[];
  programs: readonly Titled[];
  /** Slug of the program that the visitor came from. */
  chosen?: string;
  /** The first lines of the message, such as the room that the visitor asks for. */
  message?: string;
};

const DATES_HINT = 'request-dates-hint';
const ADDRESS_HINT = 'request-address-hint';

function RequestFields({ concerns, programs, chosen, message }: FieldsProps) {
  const t = useTranslations('forms');
  return (
    <>
      <p className="mb-6 text-stone-600 lg:mb-8">{t('note')}</p>
      <FieldGroup section="about">
        <RadioGroup
          name="concern"
          layout="columns"
          options={[
            ...concerns.map(toOption),
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
        <RadioGroup
          name="stay"
          options={useOptions('stay')}
          hints={{
            stationary: t('choices.stay.stationaryHint'),
            ambulatory: t('choices.stay.ambulatoryHint'),
            accompaniment: t('choices.stay.accompanimentHint'),
          }}
        />
        {programs.length > 0 && (
          <SelectField
            name="program"
            fallback={chosen}
            options={[{ value: '', label: t('fields.noProgram') }, ...programs.map(toOption)]}
          />
        )}
        <p id={DATES_HINT} className="border-l-2 border-accent-500 pl-4">
          {t('fields.datesHint', { transferDay: transferWeekday(useSite().locale) })}
        </p>
        <DateField name="start" describedBy={DATES_HINT} />
        <DateField name="end" describedBy={DATES_HINT} />
      </FieldGroup>
      <FieldGroup section="person">
        <RadioGroup name="salutation" layout="row" options={useOptions('salutation')} />
        <TextField name="firstname" autoComplete="given-name" />
        <TextField name="lastname" autoComplete="family-name" />
        <CountryField />
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
        <AddressFields />
      </FieldGroup>
      <FieldGroup section="agree">
        <MoreFields />
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

/** Asked for only with an inpatient stay, and hidden otherwise by CSS, which needs no scripts. */
function AddressFields() {
  const t = useTranslations('forms.fields');
  return (
    <fieldset
      aria-describedby={ADDRESS_HINT}
      className="grid min-w-0 gap-6 [form:not(:has([name=stay][value=stationary]:checked))_&]:hidden"
    >
      <legend className="mb-0.5 font-semibold">{t('address')}</legend>
      <p id={ADDRESS_HINT} className="text-sm text-stone-600">
        {t('addressHint')}
      </p>
      <TextField name="street" autoComplete="address-line1" />
      <TextField name="zip" autoComplete="postal-code" width="short" />
      <TextField name="city" autoComplete="address-level2" />
    </fieldset>
  );
}

type DateFieldProps = { name: FieldName; describedBy: string };

/** A day of arrival or departure. One that is no transfer day gets a note, but is accepted. */
function DateField({ name, describedBy }: DateFieldProps) {
  const t = useTranslations('forms.fields');
  const { locale } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const { control, error, value } = useField(name);
  const advice = transferAdvice(useTypedValue(field, value), locale);
  const described = [control['aria-describedby'], describedBy, `${control.id}-note`];
  return (
    <div>
      <FieldFrame name={name} width="half">
        <input
          ref={field}
          type="date"
          {...control}
          aria-describedby={described.filter(Boolean).join(' ')}
          defaultValue={value}
          required
          className={CONTROL}
        />
      </FieldFrame>
      <p id={`${control.id}-note`} role="status" className="text-sm">
        {advice && !error && (
          // A browser may format a date differently from the server.
          <span suppressHydrationWarning className="mt-2 block border-l-2 border-accent-500 pl-3">
            {t('notTransferDay', advice)}
          </span>
        )}
      </p>
    </div>
  );
}
