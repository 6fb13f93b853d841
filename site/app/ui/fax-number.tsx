/** Not a link, because no browser and hardly any phone can send a fax; one click selects it. */
export function FaxNumber({ fax }: { fax: string }) {
  return (
    <span data-fax className="select-all">
      {fax}
    </span>
  );
}
