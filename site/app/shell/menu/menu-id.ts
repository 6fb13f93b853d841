/** The element id by which buttons, styles and scripts find the menu. */
export const MENU_ID = 'menu';
