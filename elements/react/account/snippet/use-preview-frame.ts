import { type RefObject, useEffect, useState } from 'react';
import { openFrame, type SpotreelFrame } from '../../../frame/spotreel-frame';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useLatest } from '../../foundation/use-latest';

/** Milliseconds until the script of the frame must have said that it is there. */
const PATIENCE_MS = 10_000;

export interface PreviewFrame {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
  /** Changes with each try: the frame is another one then. */
  readonly attempt: number;
}

/**
 * Talks with the element in the frame: it has the session of the app, and the tokens of the brand. `address`: of the frame.
 * `onCreated`: a project was made in it.
 */
export function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  tokens: Readonly<Record<string, string>>,
  onCreated: (projectId: number) => void,
): PreviewFrame {
  const { session } = useSpotreel();
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState<SpotreelFrame>();
  const [hasFailed, setFailed] = useState(false);
  const report = useLatest(onCreated);
  useTokens(ready, tokens);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address or attempt is another frame
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    setFailed(false);
    const opened = openFrame(current, { getAccessToken: () => session.accessToken() });
    const patience = setTimeout(() => setFailed(true), PATIENCE_MS);
    opened.addEventListener('ready', () => {
      clearTimeout(patience);
      setReady(opened);
    });
    opened.addEventListener('project-created', (event) => {
      report((event as CustomEvent<{ projectId: number }>).detail.projectId);
    });
    return () => {
      clearTimeout(patience);
      setReady(undefined);
      opened.close();
    };
  }, [frame, session, report, address, attempt]);

  const state = hasFailed ? 'failed' : ready ? 'ready' : 'loading';
  return { state, attempt, retry: () => setAttempt(attempt + 1) };
}

/** Sets them while the frame is there, and takes away those that are no longer wanted. */
function useTokens(ready: SpotreelFrame | undefined, tokens: Readonly<Record<string, string>>): void {
  const style = JSON.stringify(tokens);
  useEffect(() => {
    const wanted: Readonly<Record<string, string>> = JSON.parse(style);
    ready?.set(wanted);
    return () => ready?.set(Object.fromEntries(Object.keys(wanted).map((name) => [name, null])));
  }, [ready, style]);
}
