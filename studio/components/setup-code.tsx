'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect } from 'react';

/**
 * The code with which the first account is created. It comes with the address that the start has
 * printed, behind the #, so that no server or proxy writes it into a log.
 */
export const SetupCode: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path });
  // After every rendering: the form forgets what is set before it is ready, and tells nobody.
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '' && !value) setValue(given);
  });
  return <TextField {...props} />;
};
