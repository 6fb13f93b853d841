import { feature } from '../plugin/feature.ts';

/** A login of our own, which asks for a second factor too. */
export const login = () =>
  feature({ views: { login: { Component: '/components/login/login.tsx#Login' } } });
