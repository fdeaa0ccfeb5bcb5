import { useStore } from '@nanostores/react';
import { HardDriveDownload } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import type { DeviceExports } from './device-exports';

export interface DeviceExportFooterProps {
  exports: Pick<DeviceExports, '$state' | '$choice' | 'start' | 'cancel'>;
  isEmpty: boolean;
  /** Something in the video is surely wrong: the button says that it is exported all the same. Default: false. */
  hasErrors?: boolean | undefined;
  /** Asked right before an export; false keeps it from starting. */
  mayStart: () => boolean;
  /** The file was saved. */
  onSaved: () => void;
}

/** The next step of an export on this device: begin it, or cancel it. Nothing where this browser writes no file. */
export function DeviceExportFooter({
  exports,
  isEmpty,
  hasErrors = false,
  mayStart,
  onSaved,
}: DeviceExportFooterProps) {
  const t = useTranslator();
  const { status } = useStore(exports.$state);
  const choice = useStore(exports.$choice);
  if (status === 'running') return <Button onClick={exports.cancel}>{t('render.cancel')}</Button>;
  if (!choice) return null;

  async function start() {
    if (!mayStart()) return;
    await exports.start();
    if (exports.$state.get().status === 'done') onSaved();
  }

  const isDone = status === 'done';
  return (
    <Button
      variant={isDone ? 'secondary' : 'primary'}
      icon={<HardDriveDownload aria-hidden />}
      disabled={isEmpty}
      onClick={() => void start()}
    >
      {t(isDone ? 'render.again' : hasErrors ? 'check.exportAnyway' : 'render.start')}
    </Button>
  );
}
