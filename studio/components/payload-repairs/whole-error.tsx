import { isValidElement, type ReactNode } from 'react';

// Replaces Payload's component for errors, which takes what follows the first colon of a message
// for a list of fields, and each comma for the end of one. Here each line after the first is a
// field. Seen in 3.90.1, not reported.
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
