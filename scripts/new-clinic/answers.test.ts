import { expect, it } from 'vitest';
import { askAnswers, readArguments } from './answers.ts';

const answersTo = (...args: string[]) =>
  askAnswers(readArguments(args), async (_, proposed) => proposed);

it('proposes an answer to everything', async () => {
  expect(await answersTo('haus-am-see')).toEqual({
    slug: 'haus-am-see',
    name: 'Haus Am See',
    languages: ['en'],
    defaultLanguage: 'en',
    country: 'CH',
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
  });
});

it('takes answers from flags, and asks for the others', async () => {
  const flags = ['--name', 'Mont Alba', '--languages', 'ES, fr,fr', '--country', 'fr'];
  const asked: string[] = [];
  const answers = await askAnswers(readArguments(['montalba', ...flags]), async (_, proposed) => {
    asked.push(proposed);
    return proposed === 'CHF' ? 'eur' : proposed;
  });
  expect(answers).toMatchObject({
    name: 'Mont Alba',
    languages: ['es', 'fr'],
    defaultLanguage: 'fr',
    country: 'FR',
    currency: 'EUR',
  });
  expect(asked).toEqual(['fr', 'CHF', 'Europe/Zurich']);
});

it.each([[], ['Montalba'], ['mont alba'], ['../x']])(
  'refuses %j as a name for addresses',
  (...args) => {
    expect(() => readArguments(args as string[])).toThrow('Name the clinic in small letters');
  },
);

it('refuses a default language in which nothing is written', async () => {
  await expect(answersTo('montalba', '--languages', 'es')).rejects.toThrow('en, de, it, fr');
  await expect(answersTo('montalba', '--languages', 'en,es', '--default', 'es')).rejects.toThrow(
    'one that the starter has',
  );
});
