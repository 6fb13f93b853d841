type Props = { title?: string; text?: string; steps: { title: string; text: string }[] };

/** The way of working in four steps, as a quiet numbered row. */
export function Approach({ title, text, steps }: Props) {
  return (
    <section aria-labelledby="approach" className="later page-width py-20 lg:py-28">
      <div className="max-w-text">
        <h2 id="approach" className="text-3xl">
          {title}
        </h2>
        <p className="mt-5 text-lg text-stone-600">{text}</p>
      </div>
      <ol className="mt-14 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t border-stone-200 pt-5">
            <span aria-hidden="true" className="font-serif text-2xl text-larch-500">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{step.title}</h3>
            <p className="mt-2 text-stone-600 hyphens-auto">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
