'use client';

import { DraggableSortable, DraggableSortableItem, DragHandleIcon } from '@payloadcms/ui';
import { useWords } from '../use-words.ts';

export type Arranged = { id: string; name: string };

type Props = { entries: Arranged[]; onChange: (entries: Arranged[]) => void };

/** Entries to be dragged, or moved by buttons, which work with every keyboard and on phones. */
export function ArrangeList({ entries, onChange }: Props) {
  const { t } = useWords();

  function move(from: number, to: number) {
    const moved = entries[from];
    if (!moved || to < 0 || to >= entries.length) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, moved));
  }

  return (
    <DraggableSortable
      className="arrange-list"
      ids={entries.map(({ id }) => id)}
      onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
    >
      {entries.map(({ id, name }, at) => (
        <DraggableSortableItem key={id} id={id}>
          {({ attributes, listeners, setNodeRef, transform, transition }) => (
            <div ref={setNodeRef} className="arrange-list__entry" style={{ transform, transition }}>
              <span
                {...attributes}
                {...listeners}
                className="arrange-list__handle"
                aria-label={name}
              >
                <DragHandleIcon />
              </span>
              <span className="arrange-list__name">{name}</span>
              <button
                type="button"
                aria-label={t('arrange:up', { name })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={t('arrange:down', { name })}
                disabled={at === entries.length - 1}
                onClick={() => move(at, at + 1)}
              >
                ↓
              </button>
            </div>
          )}
        </DraggableSortableItem>
      ))}
    </DraggableSortable>
  );
}
