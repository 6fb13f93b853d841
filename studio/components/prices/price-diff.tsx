'use client';

import { formatMoney } from '@clinic/cms/fields/amount';
import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui';
import type { NumberFieldDiffClientComponent } from 'payload';

export const PriceDiff: NumberFieldDiffClientComponent = (props) => {
  const { comparisonValue, field, locale, nestingLevel, versionValue } = props;
  const { i18n } = useTranslation();
  const asPrice = (value: unknown) =>
    typeof value === 'number' ? formatMoney(value, i18n.language) : '';
  const { From, To } = getHTMLDiffComponents({
    fromHTML: `<p>${asPrice(comparisonValue)}</p>`,
    toHTML: `<p>${asPrice(versionValue)}</p>`,
    tokenizeByCharacter: false,
  });
  return (
    <FieldDiffContainer
      className="price-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, locale }}
      nestingLevel={nestingLevel}
    />
  );
};
