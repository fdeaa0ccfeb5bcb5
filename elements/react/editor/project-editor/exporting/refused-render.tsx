import { useStore } from '@nanostores/react';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { RenderNotice } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useUpgradeUrl } from '../../../foundation/use-session';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';
import { RenderRefusal } from '../../render-refusal/render-refusal';

export interface RefusedRenderProps {
  notice: RenderNotice;
  /** The ratios that were not exported, where others are. */
  refusedRatios: readonly Ratio[];
  /** Ratios that are exported nevertheless. */
  startedRatios: readonly Ratio[];
  /** The way on leads out of the dialog. */
  onLeave: () => void;
}

/** Reason why the open project was not rendered, with the part of the account and the project. */
export function RefusedRender({ notice, onLeave, ...ratios }: RefusedRenderProps) {
  const { ui } = useCommands();
  const { session } = useSpotreel();
  const rebillAt = useStore(session.$rebillAt);
  const { part } = useStore(useEditor().views.$save);
  const isLimit = notice.kind === 'render_limit';

  useEffect(() => {
    // the plan may have been paid for since
    if (isLimit) void session.refreshUser();
  }, [isLimit, session]);

  function show() {
    onLeave();
    if (part) ui.showPart(part);
  }

  return (
    <RenderRefusal notice={notice} rebillAt={rebillAt} upgradeUrl={useUpgradeUrl()} onShow={part && show} {...ratios} />
  );
}
