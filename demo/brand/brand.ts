/**
 * How this clinic looks, beside logo.svg, logo-on-dark.svg, icon.svg and fonts.css in this folder.
 * Icons in their sizes, pictures of shared links, mails, PDFs and the studio are made from these.
 */
export const brand = {
  colors: {
    /** Text, and what lies under white text. */
    ink: '#17302c',
    /** The brand: headings and logo in the dark one, links and buttons in the other. */
    'brand-700': '#21463f',
    'brand-500': '#2f6b60',
    /** Tints of the brand, from backgrounds to lines. */
    'tint-50': '#f2f8f7',
    'tint-100': '#e6f1ef',
    'tint-300': '#a9d0ca',
    'tint-500': '#5f9c90',
    /** A second colour for marks and lines, and the same on dark grounds. */
    'accent-500': '#b9772a',
    'accent-300': '#e2b06c',
    /** The ground of all pages. */
    paper: '#fbfaf7',
    /** Lines, and quiet text. */
    'stone-200': '#e4e1da',
    'stone-400': '#868983',
    'stone-600': '#5f625c',
    /** Errors and warnings of danger. */
    alarm: '#a3302b',
  },
  fonts: {
    /** As in fonts.css. */
    heading: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    text: "'Source Sans 3', 'Source Sans Fallback', system-ui, sans-serif",
    /** The files that the first screen of every page needs. */
    preloaded: ['source-sans-3-400-600.woff2', 'fraunces-400.woff2'],
    /** For titles on pictures of shared links: a file, and the name of the family in it. */
    share: { file: 'fraunces-share.ttf', family: 'Fraunces Sharing' },
  },
};
