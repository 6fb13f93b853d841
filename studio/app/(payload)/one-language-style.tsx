import { LOCALES } from '@clinic/cms/clinic-config/locales';

/**
 * Payload offers its languages even where there is one: the picker in the header, the language behind
 * the labels of fields, and the menu beside the button that publishes.
 */
const STYLE = `
.localizer,
.app-header__localizer-spacing,
.field-label .localized,
#action-save-popup {
  display: none;
}`;

export function OneLanguageStyle() {
  return LOCALES.length > 1 ? null : <style>{STYLE}</style>;
}
