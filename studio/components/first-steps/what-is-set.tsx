import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_FOLDER, COLORS } from '@clinic/cms/clinic-config/brand';
import { READ_ON } from '@clinic/cms/check-clinic';
import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { contrastOf } from '@clinic/cms/clinic-config/contrast';
import { env } from '@clinic/cms/settings/env';
import type { StepId } from '@clinic/cms/first-steps/first-steps';
import { DEFAULT_LOCALE, LOCALES } from '@clinic/cms/clinic-config/locales';
import { languageName } from '../language-name.ts';
import type { Translate } from '@clinic/cms/studio-words/translator';

type Props = { id: StepId; language: string; t: Translate };

/** The present value of what a step sets; nothing if there is none to show. */
export function WhatIsSet({ id, language, t }: Props) {
  if (id === 'name') return <p className="first-steps__value">{CLINIC.name}</p>;
  if (id === 'logo') return <Logos />;
  if (id === 'colors') return <Colors language={language} t={t} />;
  if (id === 'contact') return <p className="first-steps__value">{CLINIC.phone}</p>;
  if (id === 'live') return <p className="first-steps__value">{env.SITE_URL}</p>;
  if (id !== 'languages') return null;
  const names = LOCALES.map((locale) => {
    const name = languageName(locale, language, t);
    return locale === DEFAULT_LOCALE ? t('firstSteps:mainLanguage', { language: name }) : name;
  });
  return <p className="first-steps__value">{names.join(', ')}</p>;
}

const drawing = (name: string) => ({
  __html: readFileSync(path.resolve(BRAND_FOLDER, name), 'utf8'),
});

function Logos() {
  const { ink, paper } = COLORS;
  return (
    <div className="first-steps__logos" aria-hidden="true">
      <span
        style={{ background: paper, color: COLORS['brand-500'] }}
        dangerouslySetInnerHTML={drawing('logo.svg')}
      />
      <span style={{ background: ink }} dangerouslySetInnerHTML={drawing('logo-on-dark.svg')} />
    </div>
  );
}

/** Pairs of colours with their contrast; colours that are not for text are drawn as a dot. */
function Colors({ language, t }: Omit<Props, 'id'>) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <ul className="first-steps__colors">
      {READ_ON.map(([front, ground, least]) => {
        const contrast = contrastOf(COLORS[front], COLORS[ground]);
        const isText = least > 3;
        return (
          <li key={`${front} ${ground}`}>
            <span
              aria-hidden="true"
              className="first-steps__sample"
              style={{ color: COLORS[front], background: COLORS[ground] }}
            >
              {isText ? 'Aa' : <i />}
            </span>
            <span>
              {t('firstSteps:pair', { front, ground })}
              <br />
              {t(contrast >= least ? 'firstSteps:contrast' : 'firstSteps:lowContrast', {
                contrast: number.format(contrast),
                least: number.format(least),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
