import { useStore } from '@nanostores/react';
import type { SupportedFormat } from '@spotreel/sdk/export';
import { addMessages, deviceExportMessages, renderMessages } from '@spotreel/sdk/i18n';
import { Download, HardDriveDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';
import { DeviceExportFailure } from './device-export-failure';
import { DeviceExportForm } from './device-export-form';
import type { DeviceExportChoice, DeviceExports } from './device-exports';

addMessages({ ...renderMessages, ...deviceExportMessages });

export interface DeviceExportPartProps {
  exports: Pick<DeviceExports, '$state' | 'formats' | 'start' | 'cancel' | 'saveAgain'>;
  /** Px of the video. */
  width: number;
  height: number;
  isEmpty: boolean;
  /** Asked right before an export; false keeps it from starting. */
  mayStart: () => boolean;
  /** The file was saved. */
  onSaved: () => void;
}

/** An export on this device, from the choice of a file to the saved one. */
export function DeviceExportPart(props: DeviceExportPartProps) {
  const t = useTranslator();
  const { exports, width, height } = props;
  const formats = useFormats(exports, width, height);
  const state = useStore(exports.$state);
  const [choice, setChoice] = useState<DeviceExportChoice>({ format: 'mp4', isTransparent: false });

  if (!formats) return <Progress percent={undefined} label={t('deviceExport.onDevice')} />;
  const [first] = formats;
  if (!first) return <Notice tone="info">{t('deviceExport.unsupported')}</Notice>;
  const format = formats.some((one) => one.format === choice.format) ? choice.format : first.format;
  const shown = { ...choice, format };
  return (
    <div className="sr-render__progress">
      {!formats.some((one) => one.format === 'mp4') && <Notice tone="info">{t('deviceExport.unsupported')}</Notice>}
      {state.status === 'running' ? (
        <RunningExport percent={state.percent} onCancel={exports.cancel} />
      ) : (
        <>
          <ExportOutcome exports={exports} />
          <DeviceExportForm formats={formats} choice={shown} onChoice={setChoice} />
          <StartButton {...props} choice={shown} />
        </>
      )}
    </div>
  );
}

function useFormats(exports: DeviceExportPartProps['exports'], widthPx: number, heightPx: number) {
  const [formats, setFormats] = useState<readonly SupportedFormat[]>();
  useEffect(() => {
    let isShown = true;
    void exports.formats({ widthPx, heightPx }).then((found) => isShown && setFormats(found));
    return () => {
      isShown = false;
    };
  }, [exports, widthPx, heightPx]);
  return formats;
}

function RunningExport({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  const t = useTranslator();
  const whole = Math.floor(percent);
  return (
    <>
      <p className="sr-render__words" role="status">
        <span>{t('render.rendering')}</span>
        <strong>{t('render.percent', { percent: whole })}</strong>
      </p>
      <Progress percent={whole} label={t('render.rendering')} />
      <p className="sr-field__hint">{t('deviceExport.stay')}</p>
      <div>
        <Button onClick={onCancel}>{t('render.cancel')}</Button>
      </div>
    </>
  );
}

/** How the last export ended. */
function ExportOutcome({ exports }: Pick<DeviceExportPartProps, 'exports'>) {
  const t = useTranslator();
  const state = useStore(exports.$state);
  if (state.status === 'failed') return <DeviceExportFailure code={state.code} />;
  if (state.status === 'cancelled') return <Notice tone="info">{t('deviceExport.cancelled')}</Notice>;
  if (state.status !== 'done') return null;
  const again = state.canSaveAgain && (
    <Button size="sm" icon={<Download aria-hidden />} onClick={exports.saveAgain}>
      {t('deviceExport.saveAgain')}
    </Button>
  );
  return (
    <Notice tone="info" action={again}>
      {t('deviceExport.saved')}
    </Notice>
  );
}

interface StartButtonProps extends Pick<DeviceExportPartProps, 'exports' | 'isEmpty' | 'mayStart' | 'onSaved'> {
  choice: DeviceExportChoice;
}

function StartButton({ exports, choice, isEmpty, mayStart, onSaved }: StartButtonProps) {
  const t = useTranslator();
  const isDone = useStore(exports.$state).status === 'done';

  async function start() {
    if (!mayStart()) return;
    await exports.start(choice);
    if (exports.$state.get().status === 'done') onSaved();
  }

  return (
    <div>
      <Button
        variant={isDone ? 'secondary' : 'primary'}
        icon={<HardDriveDownload aria-hidden />}
        disabled={isEmpty}
        onClick={() => void start()}
      >
        {t(isDone ? 'render.again' : 'render.start')}
      </Button>
    </div>
  );
}
