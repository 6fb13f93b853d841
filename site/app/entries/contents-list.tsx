import type { Section } from './contents.ts';

/** With fewer sections a table of contents is not needed. */
const MIN_SECTIONS = 3;

export function Contents({ sections, title }: { sections: Section[]; title: string }) {
  if (sections.length < MIN_SECTIONS) return null;
  return (
    <nav
      aria-labelledby="contents"
      className="no-print mb-10 max-w-text border-y border-stone-200 py-5"
    >
      <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal text-stone-600">
        {title}
      </h2>
      <ol className="mt-1">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="inline-flex min-h-11 items-center text-pine-500 underline-offset-4 hover:underline"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
