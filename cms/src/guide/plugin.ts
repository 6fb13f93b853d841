import { feature } from '../plugin/feature.ts';

/** A guide for editors, as a page of the panel. */
export const guide = () =>
  feature({
    views: { guide: { path: '/guide', Component: '/components/guide/guide-view.tsx#GuideView' } },
    components: { afterNavLinks: '/components/guide/nav-link.tsx#GuideNavLink' },
  });
