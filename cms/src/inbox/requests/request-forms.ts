import { contactForm } from '../../forms/contact-form.ts';
import { requestForm } from '../../forms/request-form.ts';

/** The forms whose submissions are requests. */
export const REQUEST_FORMS = [contactForm, requestForm];
