'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

type Props = { id?: string; title?: string; onClose?: () => void; children: ReactNode };

/** A dialog outside of the form that opens it, as forms do not nest; it stays without `onClose`. */
export function Dialog({ children, id, onClose, title }: Props) {
  return createPortal(
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={onClose}
      onCancel={(event) => !onClose && event.preventDefault()}
      id={id}
      className="studio-dialog"
      aria-labelledby={title && `${id}-title`}
    >
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {children}
    </dialog>,
    document.body,
  );
}
