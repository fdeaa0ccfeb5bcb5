import { type ButtonHTMLAttributes, forwardRef, type ReactNode, type Ref } from 'react';
import { classNames } from '../../foundation/styles/class-names';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` once a view, `danger` for what cannot be undone. Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Before the label. */
  icon?: ReactNode;
  /** Shows that the action runs: the label stays, further clicks do nothing, the focus is kept. */
  busy?: boolean;
}

/** A button with `type="button"`. While `busy` it keeps focus and label, and ignores clicks. */
export const Button = forwardRef(function Button(
  { variant = 'secondary', size = 'md', icon, busy = false, className, children, onClick, ...rest }: ButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={classNames(
        'sr-button',
        `sr-button--${variant}`,
        `sr-button--${size}`,
        busy && 'sr-button--busy',
        className,
      )}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children}
    </button>
  );
});

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  /** Action of the button: its accessible name, and its title for the mouse unless there is a longer one. */
  label: string;
  children: ReactNode;
}

/** A button of an icon alone. */
export const IconButton = forwardRef(function IconButton(
  { label, title = label, variant = 'quiet', className, children, ...rest }: IconButtonProps,
  ref: Ref<HTMLButtonElement>,
) {
  return (
    <Button
      {...rest}
      ref={ref}
      variant={variant}
      aria-label={label}
      title={title}
      className={classNames('sr-button--icon', className)}
    >
      {children}
    </Button>
  );
});
