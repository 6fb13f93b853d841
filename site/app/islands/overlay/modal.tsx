import { useEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { MODAL_DEFAULT_SIZE, type MODAL_SIZES } from '#app/constants.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { showModal } from './show-modal.ts';

const WIDTHS: Record<(typeof MODAL_SIZES)[number], string> = {
  sm: 'max-w-sm',
  md: 'max-w-md',
  lg: 'max-w-lg',
  xl: 'max-w-xl',
  '2xl': 'max-w-2xl',
  '3xl': 'max-w-3xl',
};

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  label: string;
  closeLabel: string;
  size?: keyof typeof WIDTHS;
  /** Gets the focus on opening; by default the first focusable element does. */
  focus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A native dialog that opens on mount; its transitions are in app/styles/modal.css. */
export function Modal(props: Props) {
  const { ref: dialog, label, closeLabel, size = MODAL_DEFAULT_SIZE, focus } = props;
  const isPressedOutside = useRef(false);

  useEffect(() => {
    if (!dialog.current) return undefined;
    const release = showModal(dialog.current, 'has-modal');
    focus?.current?.focus();
    return release;
  }, [dialog, focus]);

  const isOutside = ({ target }: MouseEvent) => target === dialog.current;

  return (
    // A click on the backdrop is an addition to Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={props.onClose}
      // Selecting text may end outside; only a press that also began there closes the dialog.
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) dialog.current?.close();
      }}
      className={`modal no-print ${WIDTHS[size]}`}
    >
      <div className="min-h-0 overflow-y-auto overscroll-contain">{props.children}</div>
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="absolute top-2.5 right-2.5 z-20 inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-brand-700 hover:bg-tint-100"
      >
        <CloseIcon />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </dialog>
  );
}
