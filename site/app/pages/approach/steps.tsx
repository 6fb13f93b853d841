import type { TextSection } from '#app/entries/split-sections.ts';
import { RichText } from '#app/rich/rich-text.tsx';

/** The steps one below the other, as on a path: number and name at its side, the text beside it. */
export function Steps({ steps }: { steps: TextSection[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-16 lg:mt-24">
      {steps.map((step, index) => (
        <li
          key={step.title}
          className="grid gap-x-16 gap-y-4 border-t border-stone-200 py-10 lg:grid-cols-2 lg:py-14"
        >
          <div className="flex items-baseline gap-6 lg:sticky lg:top-24 lg:self-start">
            <span
              aria-hidden="true"
              className="w-[1ch] shrink-0 font-serif text-4xl leading-none text-accent-500"
            >
              {index + 1}
            </span>
            <h2 className="min-w-0 text-3xl">{step.title}</h2>
          </div>
          <RichText html={step.html} />
        </li>
      ))}
    </ol>
  );
}
