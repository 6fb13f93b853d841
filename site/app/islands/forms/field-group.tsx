import type { ReactNode } from 'react';

type Props = { number: number; title: string; children: ReactNode };

/** A few related fields under a heading. */
export function FieldGroup({ number, title, children }: Props) {
  return (
    <div className="border-t border-stone-200 pt-8 pb-12">
      <fieldset className="min-w-0">
        <legend className="mb-6 w-full">
          <h2 className="flex items-baseline gap-3 text-2xl">
            <span aria-hidden="true" className="text-xl text-larch-500">
              {number}
            </span>
            {title}
          </h2>
        </legend>
        <div className="grid gap-6">{children}</div>
      </fieldset>
    </div>
  );
}
