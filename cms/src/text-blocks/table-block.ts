import type { Block, JSONFieldValidation } from 'payload';
import { messageFor } from '../studio-words/studio-languages.ts';
import { EMPTY_TABLE, readCells } from './table-cells.ts';

const hasWords: JSONFieldValidation = (value, { req }) => {
  const isFilled = readCells(value)?.some((row) => row.some((cell) => cell.trim() !== ''));
  if (isFilled) return true;
  return messageFor(req, {
    en: 'The table is empty.',
    de: 'Die Tabelle ist leer.',
    it: 'La tabella è vuota.',
  });
};

/** A table of short texts, filled in cell by cell or pasted from a spreadsheet. */
export const tableBlock: Block = {
  slug: 'table',
  labels: {
    singular: { en: 'Table', de: 'Tabelle', it: 'Tabella' },
    plural: { en: 'Tables', de: 'Tabellen', it: 'Tabelle' },
  },
  fields: [
    {
      name: 'caption',
      type: 'text',
      required: true,
      maxLength: 160,
      label: { en: 'What it shows', de: 'Was sie zeigt', it: 'Che cosa mostra' },
    },
    {
      name: 'cells',
      type: 'json',
      required: true,
      defaultValue: EMPTY_TABLE,
      validate: hasWords,
      label: { en: 'Cells', de: 'Zellen', it: 'Celle' },
      admin: {
        components: { Field: '/components/text-blocks/table-cells-field.tsx#TableCellsField' },
        description: {
          en: 'The first row names the columns. Cells copied from a spreadsheet can be pasted.',
          de: 'Die erste Zeile benennt die Spalten. Zellen aus einer Tabellenkalkulation lassen sich einfügen.',
          it: 'La prima riga contiene i titoli delle colonne. Si possono incollare celle da un foglio di calcolo.',
        },
      },
    },
    {
      name: 'names_rows',
      type: 'checkbox',
      label: {
        en: 'The first column names the rows',
        de: 'Die erste Spalte benennt die Zeilen',
        it: 'La prima colonna contiene i titoli delle righe',
      },
    },
  ],
};
