export interface MeterProps {
  readonly class: string;
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
}

/** A bar that fills. */
export function Meter({ class: own, label, share }: MeterProps) {
  return (
    <div
      class={`sv-meter ${own}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.floor(share * 100)}
      style={{ '--sv-share': share }}
    />
  );
}
