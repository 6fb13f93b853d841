type Props = { id: string; title?: string; text?: string; hasTextOnPhones?: boolean };

export function SectionHead({ id, title, text, hasTextOnPhones }: Props) {
  return (
    <div className="max-w-text">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {text && (
        <p className={`mt-4 text-lg text-stone-600 ${hasTextOnPhones ? '' : 'max-sm:hidden'}`}>
          {text}
        </p>
      )}
    </div>
  );
}
