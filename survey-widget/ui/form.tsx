import type { ComponentChildren } from 'preact';

export interface FormProps {
  readonly onSubmit: () => void;
  readonly children: ComponentChildren;
}

/** A form that the widget checks and sends itself. */
export function Form({ onSubmit, children }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
