import type { Media, MediaUses } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { Dialog } from '../../controls/dialog/dialog';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import { useUses } from './use-uses';

export interface ReplaceDialogProps {
  store: AssetsStore;
  media: Media;
  onClose: () => void;
}

/** By content, the server takes no others. */
const ACCEPT = { image: 'image/*', video: 'video/*', lottie: '.json,.lottie', audio: 'audio/*' } as const;

/** Says what will show the new file, and takes it. */
export function ReplaceDialog({ store, media, onClose }: ReplaceDialogProps) {
  const t = useTranslator();
  const uses = useUses(store, media.id);
  const [isBusy, setBusy] = useState(false);

  async function replace(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    if (await store.replace(media, file)) onClose();
    else setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title={t('assets.replaceTitle', { name: media.name })}
      description={t('assets.replaceText')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          {isBusy ? (
            <Button variant="primary" busy>
              {t('assets.replacing')}
            </Button>
          ) : (
            <FileButton variant="primary" accept={ACCEPT[media.type]} onFiles={([file]) => void replace(file)}>
              {t('assets.chooseNew')}
            </FileButton>
          )}
        </>
      }
    >
      {uses ? <ReplacedUses uses={uses} /> : <Skeleton shape="line" />}
      <p>{t('assets.replaceExports')}</p>
    </Dialog>
  );
}

function ReplacedUses({ uses: { projects, brands } }: { uses: MediaUses }) {
  const t = useTranslator();
  if (projects.length + brands.length === 0) return <p>{t('assets.unused')}</p>;
  return (
    <>
      {projects.length > 0 && <p>{t('assets.replaceVideos', { count: projects.length })}</p>}
      {brands.length > 0 && <p>{t('assets.replaceBrands', { count: brands.length })}</p>}
    </>
  );
}
