import type { MessageKey } from '@spotreel/sdk/i18n';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

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

/** Why there is no file, and what to do. */
export function DeviceExportFailure({ code }: { code: string }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('deviceExport.failedTitle')}>
      {t(WORDS[code] ?? 'deviceExport.failed')}
    </Notice>
  );
}
