/** The islands that pages contain, and the module that hydrates each. */
export const ISLAND_MODULES = {
  'contact-form': () => import('./forms/contact-form.tsx'),
  'newsletter-form': () => import('./forms/newsletter-form.tsx'),
  'request-form': () => import('./forms/request-form.tsx'),
  'testimonial-form': () => import('./forms/testimonial-form.tsx'),
} as const;

export type HydratedIslandName = keyof typeof ISLAND_MODULES;
