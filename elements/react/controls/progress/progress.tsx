import { classNames } from '../../foundation/styles/class-names';

export interface ProgressProps {
  /** 0 to 100; undefined while it is not known. */
  percent: number | undefined;
  label: string;
  className?: string;
}

/** A progress bar; the native element, so that it needs no inline style and every reader knows it. */
export function Progress({ percent, label, className }: ProgressProps) {
  return (
    <progress
      className={classNames('sr-progress', className)}
      max={100}
      {...(percent === undefined ? {} : { value: percent })}
      aria-label={label}
    />
  );
}
