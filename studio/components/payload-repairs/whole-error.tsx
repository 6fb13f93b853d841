import { isValidElement, type ReactNode } from 'react';

/**
 * An error as it was said, instead of Payload's component for it, which takes whatever follows the
 * first colon of a message for a list of fields, and each comma in it for the end of one. Here each
 * line after the first is a field. Seen in 3.90.1; not reported upstream that we know of.
 */
export function wholeError(said: ReactNode): ReactNode {
  const message = isValidElement<{ errorMessage?: string }>(said) && said.props.errorMessage;
  if (!message) return said;
  const [first, ...fields] = message.split('\n');
  return (
    <div>
      {first}
      {fields.length > 0 && (
        <ul data-testid="field-errors">
          {fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
