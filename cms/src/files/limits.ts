/** The largest file that the studio takes; the proxies of `deploy` take a little more. */
export const MAX_UPLOAD_MB = 50;
