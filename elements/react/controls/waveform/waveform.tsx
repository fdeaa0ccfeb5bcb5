export interface WaveformProps {
  /** 0 to 1, any number of them. */
  peaks: readonly number[];
  className?: string;
}

const HEIGHT = 32;
const BARS = 64;

/** A drawing of how loud music is over time. Decoration: what it shows is said in words beside it. */
export function Waveform({ peaks, className }: WaveformProps) {
  return (
    <svg
      className={className ? `sr-waveform ${className}` : 'sr-waveform'}
      viewBox={`0 0 ${BARS * 3} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={pathOf(peaks)} />
    </svg>
  );
}

function pathOf(peaks: readonly number[]): string {
  if (peaks.length === 0) return '';
  return Array.from({ length: BARS }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / BARS);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / BARS));
    const half = (Math.max(0.04, ...peaks.slice(from, to)) * HEIGHT) / 2;
    return `M${bar * 3 + 1} ${(HEIGHT / 2 - half).toFixed(1)}V${(HEIGHT / 2 + half).toFixed(1)}`;
  }).join('');
}
