type Fact = { label: string; value: string };

export function Facts({ facts, title }: { facts: Fact[]; title: string }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {title}
      </h2>
      <dl className="mt-3 divide-y divide-stone-200 border-y border-stone-200">
        {facts.map(({ label, value }) => (
          <div key={label} className="py-3">
            <dt className="text-sm text-stone-600">{label}</dt>
            <dd className="hyphens-auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
