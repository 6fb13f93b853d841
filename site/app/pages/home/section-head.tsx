type Props = { id: string; title?: string; text?: string };

export function SectionHead({ id, title, text }: Props) {
  return (
    <div className="max-w-text">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {text && <p className="mt-5 text-lg text-stone-600">{text}</p>}
    </div>
  );
}
