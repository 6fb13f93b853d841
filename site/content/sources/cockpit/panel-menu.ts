import { LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { isRow, type Row } from '#content/values/row.ts';
import { variantName } from '#content/values/wire.ts';
import { shown } from './panel-values.ts';

/** Some hosts call a node's children `items`, and its `id`, the mark of a new page, `badge`. */
export function panelMenu(
  data: Row,
  onMisfit: (locale: Locale | undefined, reason: string) => void,
): Row {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!key.startsWith('nodes')) return [key, value];
      if (value && !Array.isArray(value)) {
        const locale = LOCALES.find((one) => variantName('nodes', one) === key);
        onMisfit(locale, `should be a list, and not ${shown(value)}`);
      }
      return [key, Array.isArray(value) ? nodes(value) : null];
    }),
  );
}

function nodes(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter(isRow).map(({ items, settings, ...node }) => {
    const children = node.children ?? items;
    return {
      ...node,
      ...(isRow(settings) && { settings: { ...settings, id: settings.id ?? settings.badge } }),
      ...(children !== undefined && { children: nodes(children) }),
    };
  });
}
