import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled group of controls. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className="sr-form-section" aria-labelledby={id}>
      <h2 id={id} className="sr-form-section__title">
        {title}
      </h2>
      {hint && <p className="sr-form-section__hint">{hint}</p>}
      {children}
    </section>
  );
}
