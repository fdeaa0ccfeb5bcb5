import { HardDriveDownload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/button/button';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../foundation/text/translation';

const DeviceExportDialog = lazyPart(() =>
  import('../device-export/device-export-dialog').then((module) => ({ default: module.DeviceExportDialog })),
);

export interface DeviceExportButtonProps {
  /** Undefined: the button is disabled. */
  projectId: number | undefined;
  /** Asked right before an export; false keeps it from starting. */
  mayStart: () => boolean;
  onSaved: () => void;
}

/** Leads to an export on this device. The project is opened when the button is pressed first. */
export function DeviceExportButton({ projectId, ...footer }: DeviceExportButtonProps) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);

  function open() {
    setNeeded(true);
    setOpen(true);
  }
  return (
    <>
      <Button
        part="device-button"
        icon={<HardDriveDownload aria-hidden />}
        disabled={projectId === undefined}
        onClick={open}
      >
        {t('deviceExport.onDevice')}
      </Button>
      <Suspense fallback={null}>
        {isNeeded && projectId !== undefined && (
          <DeviceExportDialog projectId={projectId} open={isOpen} onOpenChange={setOpen} {...footer} />
        )}
      </Suspense>
    </>
  );
}
