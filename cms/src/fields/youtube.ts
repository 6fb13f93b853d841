import type { TextFieldSingleValidation } from 'payload';
import { say } from './say.ts';

const YOUTUBE_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be']);
const YOUTUBE_ID = /^[\w-]{11}$/;

export const validateYoutubeId: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && YOUTUBE_ID.test(value)) ||
  say(req, {
    en: 'The eleven characters that end the video’s address on YouTube.',
    de: 'Die elf Zeichen am Ende der Adresse des Videos auf YouTube.',
    it: 'Gli undici caratteri alla fine dell’indirizzo del video su YouTube.',
  });

export const validateYoutubeUrl: TextFieldSingleValidation = (value, { req }) => {
  if (!value) return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isYoutube = url?.protocol === 'https:' && YOUTUBE_HOSTS.has(url.hostname);
  return (
    isYoutube ||
    say(req, {
      en: 'Please enter a valid YouTube URL.',
      de: 'Bitte eine gültige YouTube-Adresse eingeben.',
      it: 'Inserisca un indirizzo YouTube valido.',
    })
  );
};
