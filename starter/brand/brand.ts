/**
 * How this clinic looks, beside logo.svg, logo-on-dark.svg, icon.svg and fonts.css in this folder.
 * Icons in their sizes, pictures of shared links, mails, PDFs and the studio are made from these.
 */
export const brand = {
  colors: {
    /** Text, and what lies under white text. */
    ink: '#1c2e40',
    /** The brand: headings and logo in the dark one, links and buttons in the other. */
    'brand-700': '#28435c',
    'brand-500': '#3c6382',
    /** Tints of the brand, from backgrounds to lines. */
    'tint-50': '#f3f6f9',
    'tint-100': '#e6edf3',
    'tint-300': '#b3c7d8',
    'tint-500': '#6f91ad',
    /** A second colour for marks and lines, and the same on dark grounds. */
    'accent-500': '#b5653f',
    'accent-300': '#e6b497',
    /** The ground of all pages. */
    paper: '#fbfaf7',
    /** Lines, and quiet text. */
    'stone-200': '#e4e1da',
    'stone-400': '#85878a',
    'stone-600': '#5c6167',
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
