'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect } from 'react';

/** It is in the fragment of the address that the start printed: no server or proxy logs that. */
export const SetupCode: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path });
  // After every render: the form silently drops values that are set before it is ready.
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '' && !value) setValue(given);
  });
  return <TextField {...props} />;
};
