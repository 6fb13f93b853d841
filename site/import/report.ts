import { withoutNames } from '#content/dropped.ts';

/** Something that could not be taken from the host as it is, and what became of it. */
type Note = {
  collection: string;
  id: string;
  title: string;
  field: string;
  reason: string;
};

type Count = { added: number; updated: number; same: number; drafts: number };

export class Report {
  readonly counts = new Map<string, Count>();
  readonly notes: Note[] = [];

  count(collection: string, kind: keyof Count): void {
    const count = this.counts.get(collection) ?? { added: 0, updated: 0, same: 0, drafts: 0 };
    count[kind] += 1;
    this.counts.set(collection, count);
  }

  note(note: Pick<Note, 'collection' | 'reason'> & Partial<Note>): void {
    this.notes.push(withoutNames({ id: '', title: '', field: '', ...note }));
  }

  get hasChanged(): boolean {
    return [...this.counts.values()].some(({ added, updated }) => added + updated > 0);
  }

  lines(): string[] {
    const rows = [...this.counts].map(([name, { added, updated, same, drafts }]) => [
      name,
      ...[added, updated, same, drafts].map(String),
    ]);
    const table = [['', 'new', 'changed', 'same', 'drafts'], ...rows];
    const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
    const padded = (cell: string, column: number) =>
      column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column) + 2);
    return [
      ...table.map((row) => row.map(padded).join('')),
      '',
      ...(this.notes.length === 0
        ? ['Everything fitted.']
        : [`What did not fit (${this.notes.length}):`, ...this.notes.map(toLine)]),
    ];
  }
}

function toLine({ collection, id, title, field, reason }: Note): string {
  const where = [collection, id].filter(Boolean).join('/');
  return `- ${where}${title && ` “${title}”`}${field && ` ${field}`}: ${reason}`;
}
