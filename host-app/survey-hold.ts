import { useSpotreel } from '@spotreel/elements/react';
import { surveys } from '@spotreel/survey-widget';
import { useCallback, useEffect, useRef } from 'react';

/** Surveys wait as long as the page is open. */
export function useSurveyHold(): void {
  useEffect(() => surveys.hold(), []);
}

/**
 * Surveys wait while the user makes a video. After a download a survey may ask, until the next edit: call what this
 * returns with each.
 */
export function useEditingHold(): () => void {
  const { on } = useSpotreel();
  const release = useRef<() => void>(undefined);
  const hold = useCallback(() => {
    release.current ??= surveys.hold();
  }, []);
  useEffect(() => {
    const letGo = () => {
      release.current?.();
      release.current = undefined;
    };
    hold();
    const stop = on('file-downloaded', letGo);
    return () => {
      stop();
      letGo();
    };
  }, [hold, on]);
  return hold;
}
