/**
 * A number to copy, by one click in it: no browser and hardly a phone can send a fax, so a link would
 * lead nowhere. Copying it is what analytics knows as contact_fax.
 */
export function FaxNumber({ fax }: { fax: string }) {
  return (
    <span data-fax className="select-all">
      {fax}
    </span>
  );
}
