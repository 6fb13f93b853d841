export const TRANSLATIONS_PATH = '/admin/translations';
