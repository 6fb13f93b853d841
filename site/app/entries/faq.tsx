type Question = { question: string; answer: string };

export function Faq({ questions, title }: { questions: Question[]; title: string }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="mt-14 max-w-text">
      <h2 id="faq" className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 divide-y divide-stone-200 border-y border-stone-200">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-xl leading-none text-brand-500 transition-transform duration-150 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
