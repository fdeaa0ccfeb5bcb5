import { useLayoutEffect, useRef } from 'preact/hooks';

export interface MeterProps {
  /** 0 to 1. */
  readonly share: number;
  readonly label: string;
  readonly class: string;
}

/** A bar that fills. */
export function Meter({ share, label, class: look }: MeterProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => bar.current?.style.setProperty('--sv-share', String(share)), [share]);
  return (
    <div
      ref={bar}
      class={`sv-meter ${look}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
    />
  );
}
