import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useEditor } from '../../editor-context/editor-context';
import type { PanelName } from '../../editor-context/panel-name';

const MissingParts = lazyPart(() => import('./missing-parts').then((module) => ({ default: module.MissingParts })));

/** Says what is missing in the open project. Nothing of it is loaded for one that has everything. */
export function RepairNotice({ onPanel }: { onPanel: (panel: PanelName) => void }) {
  const { repairs } = useEditor();
  const isIncomplete = useStore(repairs.$missing).length > 0;
  // Its dialogs outlive the last repair, so that they close as others do.
  const [wasIncomplete, setWasIncomplete] = useState(isIncomplete);
  if (isIncomplete && !wasIncomplete) setWasIncomplete(true);
  return <Suspense fallback={null}>{wasIncomplete && <MissingParts onPanel={onPanel} />}</Suspense>;
}
