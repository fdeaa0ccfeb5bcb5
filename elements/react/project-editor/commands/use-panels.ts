import { useCallback, useState } from 'react';
import { useLatest } from '../../foundation/use-latest';
import type { PanelName } from '../panel-name';
import type { PanelSize } from '../panel-size/panel-size';

export interface PanelsState {
  readonly panel: PanelName;
  /** `closed`: the user made room for a larger picture. */
  readonly panelSize: PanelSize;
  readonly setPanelSize: (size: PanelSize) => void;
}

/** The panel beside the picture. `showPanel` opens a closed one. */
export function usePanels(
  shown: readonly PanelName[],
): PanelsState & { readonly showPanel: (name: PanelName) => void; readonly hasPanel: (name: PanelName) => boolean } {
  const [asked, setPanel] = useState<PanelName>('scene');
  const hasPanel = useLatest((name: PanelName) => shown.includes(name));
  // the list of scenes is a panel of narrow screens alone
  const first = shown.find((name) => name !== 'scenes') ?? 'scenes';
  const panel = shown.includes(asked) ? asked : first;
  const [panelSize, setPanelSize] = useState<PanelSize>('half');
  const showPanel = useCallback(
    (name: PanelName) => {
      if (!hasPanel(name)) return;
      setPanel(name);
      setPanelSize((size) => (size === 'closed' ? 'half' : size));
    },
    [hasPanel],
  );
  return { panel, panelSize, setPanelSize, showPanel, hasPanel };
}
