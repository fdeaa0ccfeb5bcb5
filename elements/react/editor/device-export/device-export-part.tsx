import { useStore } from '@nanostores/react';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import type { RenderNotice } from '@spotreel/sdk/internal/stores';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useUpgradeUrl } from '../../foundation/use-session';
import { RenderRefusal } from '../render-refusal/render-refusal';
import { DeviceExportForm } from './device-export-form';
import type { DeviceExports } from './device-exports';

const WORDS: Readonly<Record<string, MessageKey>> = {
  export_needs_connection: 'deviceExport.needsConnection',
  export_worker_refused: 'deviceExport.workerRefused',
  export_worker_lost: 'deviceExport.workerLost',
  export_codec_unsupported: 'deviceExport.codecUnsupported',
  export_storage_full: 'deviceExport.storageFull',
  export_media_unreadable: 'deviceExport.mediaUnreadable',
  export_media_undecodable: 'deviceExport.mediaUndecodable',
  export_scene_unpaintable: 'deviceExport.sceneUnpaintable',
};

export interface DeviceExportPartProps {
  exports: Pick<DeviceExports, '$state' | '$formats' | '$choice' | 'look' | 'choose' | 'saveAgain' | '$isCounting'>;
  /** Width of the video in px. */
  width: number;
  height: number;
}

/** An export on this device, from the choice of a file to the saved one. `DeviceExportFooter` has its buttons. */
export function DeviceExportPart({ exports, width, height }: DeviceExportPartProps) {
  const t = useTranslator();
  const formats = useStore(exports.$formats);
  const choice = useStore(exports.$choice);
  const state = useStore(exports.$state);
  const isCounted = useStore(exports.$isCounting);
  useEffect(() => {
    void exports.look({ widthPx: width, heightPx: height });
  }, [exports, width, height]);

  if (!formats) return <Progress percent={undefined} label={t('deviceExport.onDevice')} />;
  if (!choice) return <Notice tone="info">{t('deviceExport.unsupported')}</Notice>;
  return (
    <div className="sr-render__progress">
      {!formats.some((one) => one.format === 'mp4') && <Notice tone="info">{t('deviceExport.unsupported')}</Notice>}
      {state.status === 'running' ? (
        <RunningExport percent={state.percent} />
      ) : (
        <>
          <ExportOutcome exports={exports} />
          <DeviceExportForm formats={formats} choice={choice} onChoice={exports.choose} isCounted={isCounted} />
        </>
      )}
    </div>
  );
}

function RunningExport({ percent }: { percent: number }) {
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
    </>
  );
}

/** As an export on the server over the limit. */
function RefusedExport({ notice }: { notice: RenderNotice }) {
  const rebillAt = useStore(useSpotreel().session.$rebillAt);
  return <RenderRefusal notice={notice} rebillAt={rebillAt} upgradeUrl={useUpgradeUrl()} onShow={undefined} />;
}

/** Result of the last export. */
function ExportOutcome({ exports }: { exports: Pick<DeviceExports, '$state' | 'saveAgain'> }) {
  const t = useTranslator();
  const state = useStore(exports.$state);
  if (state.status === 'failed') return <DeviceExportFailure code={state.code} />;
  if (state.status === 'refused') return <RefusedExport notice={state.notice} />;
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

/** Reason why there is no file, and the next step. */
function DeviceExportFailure({ code }: { code: string }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('deviceExport.failedTitle')}>
      {t(WORDS[code] ?? 'deviceExport.failed')}
    </Notice>
  );
}
