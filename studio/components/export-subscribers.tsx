import type { BeforeListTableServerProps } from 'payload';

const WORDS = {
  en: 'Download the confirmed ones as CSV',
  de: 'Bestätigte als CSV herunterladen',
  it: 'Scaricare i confermati in CSV',
};

export function ExportSubscribers({ i18n }: BeforeListTableServerProps) {
  const label = WORDS[i18n.language as keyof typeof WORDS] ?? WORDS.en;
  return (
    <p>
      <a id="export-subscribers" href="/api/subscribers/export.csv" download>
        {label}
      </a>
    </p>
  );
}
