import { withoutNames } from '#content/dropped.ts';

/** Something of the host that could not be taken as it is, and what became of it. */
export type Note = {
  collection: string;
  id: string;
  title: string;
  field: string;
  reason: string;
};

export type Count = { added: number; updated: number; same: number; drafts: number };

/** What an import has done, for the operator to read. */
export class Report {
  readonly counts = new Map<string, Count>();
  readonly notes: Note[] = [];

  count(collection: string, kind: keyof Count): void {
    const count = this.counts.get(collection) ?? { added: 0, updated: 0, same: 0, drafts: 0 };
    count[kind] += 1;
    this.counts.set(collection, count);
  }

  note(note: Note): void {
    this.notes.push(withoutNames(note));
  }

  /** Whether anything was written. */
  get hasChanged(): boolean {
    return [...this.counts.values()].some(({ added, updated }) => added + updated > 0);
  }

  /** As a table of counts and a list of notes, one line each. */
  lines(): string[] {
    const rows = [...this.counts].map(([name, { added, updated, same, drafts }]) => [
      name,
      ...[added, updated, same, drafts].map(String),
    ]);
    const table = [['', 'new', 'changed', 'same', 'drafts'], ...rows];
    const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
    return [
      ...table.map((row) =>
        row
          .map((cell, at) =>
            at === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart((widths?.[at] ?? 0) + 2),
          )
          .join(''),
      ),
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
