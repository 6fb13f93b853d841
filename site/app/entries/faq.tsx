import { Disclosure } from '#app/ui/disclosure.tsx';

type Question = { question: string; answer: string };

export function Faq({ questions, title }: { questions: Question[]; title: string }) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="faq" className="mt-8 max-w-text sm:mt-14">
      <h2 id="faq" className="text-2xl">
        {title}
      </h2>
      <div className="mt-4 divide-y divide-stone-200 border-y border-stone-200">
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p className="pb-5">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
