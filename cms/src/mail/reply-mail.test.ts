import { describe, expect, it } from 'vitest';
import type { Locale } from '../clinic-config/locales.ts';
import { replyMail, replyTemplate } from './reply-mail.ts';

const clinic = {
  name: 'Klinik Montalba',
  address: 'Weg 1, 7000 Ort',
  phone: '+41 00',
  email: 'info@clinic.example',
};

const template = (request: object, locale: Locale = 'de') =>
  replyTemplate({ request, locale, clinic, editor: 'Lena Muster' });

describe('a reply to a request', () => {
  it('begins in the language of the request and ends with who writes for whom', () => {
    const { subject, text } = template({ kind: 'request', salutation: 'mrs', lastname: 'Berger' });
    expect(subject).toBe('Klinik Montalba: Ihre Anfrage');
    expect(text).toMatch(/^Guten Tag Frau Berger,\n\nIhre Anfrage hat uns erreicht/);
    expect(text).toMatch(/Freundliche Grüsse\nLena Muster\n\nKlinik Montalba\n.*\n.*\ninfo@/);
    expect(template({ salutation: 'mr', lastname: 'Rossi' }, 'it').text).toMatch(
      /^Gentile signor Rossi,/,
    );
  });

  it.each([
    [{ salutation: 'none', lastname: 'Berger', name: 'Anna Berger' }, 'Dear Anna Berger,'],
    [{ kind: 'contact', name: 'Anna' }, 'Dear Anna,'],
    [{ name: 'win at www.shop.example' }, 'Hello,'],
    [{ salutation: 'mr', lastname: null, name: null }, 'Hello,'],
  ])('greets as well as it can', (request, greeting) => {
    expect(template(request, 'en').text.split('\n')[0]).toBe(greeting);
  });

  it('is a letter: the text as it was written, harmless in HTML, not marked as automatic', () => {
    const text = 'Guten Tag,\r\n\r\nheute <b>und</b> morgen.\nNeue Zeile\r\n';
    const mail = replyMail({ subject: 'Re:\nBcc: x', text, locale: 'de', clinic });
    expect(mail.subject).toBe('Re: Bcc: x');
    expect(mail.text).toBe('Guten Tag,\n\nheute <b>und</b> morgen.\nNeue Zeile\n');
    expect(mail.html).toContain('heute &lt;b&gt;und&lt;/b&gt; morgen.<br>Neue Zeile');
    expect(mail.html).not.toContain('<h1');
    expect(mail.headers).toEqual({ 'Auto-Submitted': 'no' });
  });
});
