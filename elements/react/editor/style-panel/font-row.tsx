import type { FontFamily } from '@spotreel/sdk/internal/contract';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadFontFace } from '../../foundation/styles/font-faces';

/** Headlines are bold: of the weights that there are the one nearest to this is shown. */
const SAMPLE_WEIGHT = 700;

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

/** The name under which a family can be used in a style, once its row has come into sight and its file is here. */
function useFontSample(row: RefObject<Element | null>, family: FontFamily | undefined): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const element = row.current;
    if (!element || !family) return;
    let isWanted = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void loadFontFace(family, SAMPLE_WEIGHT).then((loaded) => isWanted && setName(loaded));
    });
    observer.observe(element);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, [row, family]);
  return name;
}
