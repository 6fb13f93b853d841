'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect } from 'react';

/** The code for the first account, from the fragment of the printed link, which no server logs. */
export const SetupCode: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path });
  // Runs after every render, since the form silently drops values that are set before it is ready.
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '' && !value) setValue(given);
  });
  return <TextField {...props} />;
};
