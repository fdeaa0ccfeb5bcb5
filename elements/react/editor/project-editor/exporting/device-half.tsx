import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { DeviceExportFooter, type DeviceExportFooterProps } from '../../device-export/device-export-footer';
import { deviceExportsOf } from '../../device-export/device-exports';
import { useEditor } from '../../editor-context/editor-context';
import type { DeviceHalf } from '../../render-dialog/render-dialog-props';

const DeviceExportPart = lazyPart(() =>
  import('../../device-export/device-export-part').then((module) => ({ default: module.DeviceExportPart })),
);

/** An export of the open project on this device. */
export function useDeviceHalf(
  options: Pick<DeviceExportFooterProps, 'mayStart' | 'onSaved' | 'hasErrors'>,
): DeviceHalf {
  const editor = useEditor();
  const exports = deviceExportsOf(useSpotreel(), editor);
  const { width, height } = useStore(editor.views.$canvas);
  const isEmpty = useStore(editor.views.$duration) === 0;
  const body = (
    <Suspense fallback={null}>
      <DeviceExportPart exports={exports} width={width} height={height} />
    </Suspense>
  );
  const isRunning = useStore(exports.$state).status === 'running';
  return { body, footer: <DeviceExportFooter exports={exports} isEmpty={isEmpty} {...options} />, isRunning };
}
