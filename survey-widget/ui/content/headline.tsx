import type { ComponentChildren } from 'preact';

export interface HeadlineProps {
  readonly id?: string;
  readonly children: ComponentChildren;
}

/** The headline of a screen. It can receive the focus. */
export function Headline({ id, children }: HeadlineProps) {
  return (
    <h2 id={id} class="sv-headline" dir="auto" tabIndex={-1}>
      {children}
    </h2>
  );
}
