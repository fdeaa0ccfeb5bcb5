import { useEffect, useRef } from 'react';
import type { SurveyEditorProps } from '../../elements/operator';

type Shown = Parameters<SurveyEditorProps['preview']>;

/** Milliseconds without a change before the preview is drawn again. */
const SETTLE_MS = 250;

/** The widget itself, drawn anew a moment after each change. */
export function SurveyPreview({ survey, product }: { survey: Shown[0]; product: Shown[1] }) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const timer = setTimeout(async () => {
      const { previewSurvey } = await import('../../survey-widget/preview-survey');
      if (!isOver && place.current) stop = previewSurvey(place.current, survey, product);
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [survey, product]);

  return <div ref={place} />;
}
