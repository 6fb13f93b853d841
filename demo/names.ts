/**
 * Words that only this clinic says: nothing outside its folder may name them (tests/names.test.ts).
 * Its name, telephone and addresses of mails are in clinic.ts.
 */
export const OWN_NAMES = ['Landquart', 'Valbruna'];
