import type { Locale } from '../../../cms/src/clinic-config/locales.ts';

type Danger = { named: Record<Locale, RegExp>; numbers: readonly string[] };

/**
 * Dangers that a text may name, and the numbers that then have to stand there: of ambulances; of
 * somebody to talk to in Switzerland, Germany, Austria and Italy; of poison centres there.
 */
const DANGERS: Readonly<Record<string, Danger>> = {
  emergency: {
    named: {
      en: /emergenc|chest pain|shortness of breath/i,
      de: /notfall|notruf|brustschmerz|atemnot/i,
      it: /emergenz|pronto soccorso|dolore al petto|mancanza di respiro/i,
    },
    numbers: ['144', '112'],
  },
  crisis: {
    named: {
      en: /suicid|taking your own life|wanting to live/i,
      de: /suizid|das leben (?:zu )?nehmen|nicht mehr leben/i,
      it: /suicid|togliersi la vita|non vol\w+ (?:più )?vivere/i,
    },
    numbers: ['144', '112', '143', '08001110111', '142', '0223272327'],
  },
  poisoning: {
    named: {
      en: /(?<!blood )poisoning/i,
      de: /(?<!blut)vergiftung/i,
      it: /avvelenament|intossicazion\w+(?! (?:acuta )?(?:da )?alcol)/i,
    },
    numbers: ['145', '08919240', '014064343', '0266101029'],
  },
};

/** The numbers that a text in Markdown lacks as links in its safety cards. */
export function lacksNumbers(text: string, locale: Locale): string[] {
  const cards = [...text.matchAll(/^:::\w+ .+\n([\s\S]*?)\n:::$/gm)].map((match) => match[1]);
  const links = cards.join('\n').match(/\]\(tel:[^)]+\)/g) ?? [];
  const linked = links.map((link) => link.replaceAll(/\D/g, ''));
  return Object.entries(DANGERS).flatMap(([danger, { named, numbers }]) => {
    if (!named[locale]?.test(text)) return [];
    return numbers
      .filter((number) => !linked.some((one) => isSame(one, number)))
      .map((number) => `${danger} ${number}`);
  });
}

/** A number may be written with the code of its country, or with a zero. */
function isSame(linked: string, number: string): boolean {
  if (linked === number) return true;
  if (number.length < 6) return false;
  return linked.replace(/^(?:00)?(?:49|43|39)/, '').replace(/^0/, '') === number.replace(/^0/, '');
}
