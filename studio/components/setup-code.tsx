'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect } from 'react';

/**
 * The code with which the first account is created. It comes with the address that the start has
 * printed, behind the #, so that no server or proxy writes it into a log.
 */
export const SetupCode: TextFieldClientComponent = (props) => {
  const { setValue } = useField<string>({ path: props.path });
  useEffect(() => {
    const given = window.location.hash.slice(1);
    if (given !== '') setValue(given);
  }, [setValue]);
  return <TextField {...props} />;
};
