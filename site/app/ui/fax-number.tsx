/**
 * A fax number that one click selects for copying. It is no link, because no browser and hardly any
 * phone can send a fax. Copying it is tracked as contact_fax.
 */
export function FaxNumber({ fax }: { fax: string }) {
  return (
    <span data-fax className="select-all">
      {fax}
    </span>
  );
}
