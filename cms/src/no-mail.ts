import type { EmailAdapter } from 'payload';

/**
 * Stands in until mail is set up. Payload's own stand-in would write whole messages, addresses and
 * password links included, to the log.
 */
export const noMail: EmailAdapter = ({ payload }) => ({
  name: 'no-mail',
  defaultFromAddress: 'info@alpsera.example',
  defaultFromName: 'Alpsera',
  sendEmail: async () => {
    payload.logger.warn('A mail was not sent: no mail server is set up.');
  },
});
