import type { FailureReason } from '@clinic/cms/mail/failure-reasons';

export type SmtpError = { code?: string; responseCode?: number; message?: string };

const CONNECTION = new Set([
  ...['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EDNS', 'ENOTFOUND', 'EAI_AGAIN', 'ESOCKET', 'ETLS', 'EPIPE'],
]);
const LOGIN = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
/** The extended status of RFC 3463 for a full mailbox, wherever it stands in the response. */
const IS_FULL = /\b[45]\.2\.2\b/;

export function failureReason({ code, responseCode = 0, message = '' }: SmtpError): FailureReason {
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code && LOGIN.has(code)) return 'login';
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutMail && (IS_FULL.test(message) || responseCode === 552)) return 'mailbox-full';
  if (responseCode >= 400 && responseCode < 500) return 'later';
  if (code === 'EENVELOPE') return 'address';
  if (code === 'EMESSAGE') return 'content';
  return code && CONNECTION.has(code) ? 'connection' : 'other';
}
