import { useRouteLoaderData } from 'react-router';

/** The public key of reCAPTCHA, if the operator uses it. */
export function useRecaptchaKey(): string | undefined {
  return useRouteLoaderData<{ recaptchaKey?: string }>('root')?.recaptchaKey;
}
