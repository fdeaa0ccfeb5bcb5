import type { FontFamily } from '@spotreel/sdk/contract';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { useFontSample } from './use-font-sample';

export interface FontRowProps {
  family: FontFamily | undefined;
  label: string;
  sample: string;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A family, painted in itself. */
export function FontRow({ family, label, sample, group, isChosen, onChoose }: FontRowProps) {
  const row = useRef<HTMLLabelElement>(null);
  const fontFamily = useFontSample(row, family);
  return (
    <label ref={row} className="sr-font">
      <input
        type="radio"
        className="sr-visually-hidden"
        name={group}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="sr-font__sample" aria-hidden style={fontFamily ? { fontFamily } : undefined}>
        {sample}
      </span>
      <span className="sr-font__name" aria-hidden>
        {label}
      </span>
      {isChosen && <Check className="sr-font__check" aria-hidden />}
    </label>
  );
}
