import { useStore } from '@nanostores/react';
import type { Ratio, Render, RenderChoices } from '@spotreel/sdk/internal/contract';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../editor-context/editor-context';
import { isExportRunning } from '../../editor-host/ended-exports';
import { type RatioChoiceProps, ratioOfFile } from '../../render-dialog/choices/ratio-choice';
import { isCurrentFile } from '../../render-dialog/export-step';
import { requestExports } from './request-exports';

export interface RatioExports {
  ratios: RatioChoiceProps;
  /** These are asked for once an export before them ends. */
  waiting: readonly Ratio[];
  /** Ratios that the last request did not get. */
  refusedRatios: readonly Ratio[];
  /** Ratios that it got. */
  startedRatios: readonly Ratio[];
  /** Asks for one export for each. */
  start: (ratios: readonly Ratio[], choices: RenderChoices) => void;
  /** Cancels what runs, and what waits is not asked for. */
  cancel: () => void;
}

const ALL_STARTED = { refusedRatios: [], startedRatios: [] };

/** Exports of the open project in the ratios that are chosen. */
export function useRatioExports(renders: readonly Render[]): RatioExports {
  const editor = useEditor();
  const ratios = useRatioChoice(renders);
  const [waiting, onWaiting] = useState<readonly Ratio[]>([]);
  const [outcome, setOutcome] = useState<Pick<RatioExports, 'refusedRatios' | 'startedRatios'>>(ALL_STARTED);
  const requests = useRef<AbortController>(undefined);
  useEffect(() => () => requests.current?.abort(), []);

  async function start(asked: readonly Ratio[], choices: RenderChoices) {
    requests.current?.abort();
    requests.current = new AbortController();
    const { signal } = requests.current;
    setOutcome(ALL_STARTED);
    try {
      const refusedRatios = await requestExports(editor, { ratios: asked, choices, signal, onWaiting });
      setOutcome({ refusedRatios, startedRatios: asked.filter((ratio) => !refusedRatios.includes(ratio)) });
    } catch {
      // the project was closed
    }
    onWaiting([]);
  }

  function cancel() {
    requests.current?.abort();
    onWaiting([]);
    void editor.render.cancel();
  }
  return { ratios, waiting, ...outcome, start: (asked, choices) => void start(asked, choices), cancel };
}

/** At first the project's own ratio, and those of which the files of this version are there or under way. */
function useRatioChoice(renders: readonly Render[]): RatioChoiceProps {
  const { views } = useEditor();
  const own = useStore(views.$ratio);
  const options = useStore(views.$ratios);
  const [picked, onChosen] = useState<readonly Ratio[]>();
  const known = renders.filter((render) => isCurrentFile(render) || isExportRunning(render)).map(ratioOfFile);
  const offered = options.filter((ratio) => picked?.includes(ratio) ?? (ratio === own || known.includes(ratio)));
  return { options, own, chosen: offered.length > 0 ? offered : [own], onChosen };
}
