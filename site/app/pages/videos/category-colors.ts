import type { CategoryColor } from './video-views.ts';

/** Each pair passes AA in both directions; a test reads them from the tokens. */
export const ON_TINT: Record<CategoryColor, string> = {
  teal: 'bg-teal-tint text-teal-deep',
  green: 'bg-green-tint text-green-deep',
  blue: 'bg-blue-tint text-blue-deep',
  red: 'bg-red-tint text-red-deep',
  purple: 'bg-purple-tint text-purple-deep',
  yellow: 'bg-yellow-tint text-yellow-deep',
};

/** The chosen one. */
export const ON_DEEP: Record<CategoryColor, string> = {
  teal: 'bg-teal-deep text-teal-tint',
  green: 'bg-green-deep text-green-tint',
  blue: 'bg-blue-deep text-blue-tint',
  red: 'bg-red-deep text-red-tint',
  purple: 'bg-purple-deep text-purple-tint',
  yellow: 'bg-yellow-deep text-yellow-tint',
};
