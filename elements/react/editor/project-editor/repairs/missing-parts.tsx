import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useEditor } from '../../editor-context/editor-context';
import type { PanelName } from '../../editor-context/panel-name';
import { MissingNotice } from '../../missing-notice/missing-notice';
import { MediaReplacement } from '../media/media-replacement';
import { SceneReplacement } from '../scenes/scene-replacement';
import { type MissingMedia, useMissingEntry } from './use-missing-entry';

export interface MissingPartsProps {
  onPanel: (panel: PanelName) => void;
}

/** The notice over the editor while something is missing, and the dialogs that replace a missing scene or file. */
export function MissingParts({ onPanel }: MissingPartsProps) {
  const { document, repairs } = useEditor();
  const missing = useStore(repairs.$missing);
  const [sceneId, setSceneId] = useState<number>();
  const [file, setFile] = useState<MissingMedia>();
  const entryOf = useMissingEntry({
    onReplaceScene: setSceneId,
    onChooseKit: () => onPanel('music'),
    onReplaceMedia(missingFile) {
      document.select(missingFile.sceneId);
      onPanel('scene');
      setFile(missingFile);
    },
  });
  return (
    <>
      {missing.length > 0 && (
        <MissingNotice entries={missing.map(entryOf)} onRepair={repairs.repair} onRepairAll={repairs.repairAll} />
      )}
      <SceneReplacement sceneId={sceneId} onClose={() => setSceneId(undefined)} onReplaced={() => onPanel('scene')} />
      <MediaReplacement missing={file} onClose={() => setFile(undefined)} />
    </>
  );
}
