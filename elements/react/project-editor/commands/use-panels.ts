import { useCallback, useState } from 'react';
import { useLatest } from '../../foundation/use-latest';
import type { PanelName } from '../panel-name';

export interface PanelsState {
  readonly panel: PanelName;
  /** False: the user closed it for a larger picture. */
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
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
  const [isPanelOpen, setPanelOpen] = useState(true);
  const showPanel = useCallback(
    (name: PanelName) => {
      if (!hasPanel(name)) return;
      setPanel(name);
      setPanelOpen(true);
    },
    [hasPanel],
  );
  const togglePanel = useCallback(() => setPanelOpen((isOpen) => !isOpen), []);
  return { panel, isPanelOpen, togglePanel, showPanel, hasPanel };
}
