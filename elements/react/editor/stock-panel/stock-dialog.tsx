import type { Media } from '@spotreel/sdk/internal/contract';
import { createStockStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Dialog } from '../../controls/dialog/dialog';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { StockPanel } from './stock-panel';
import { useStockStyles } from './use-stock-styles';

export interface StockDialogProps {
  open: boolean;
  /** Folder of copies; null: the top. */
  folder: number | null;
  /** Gets a file once the account has it, and a video again once it is converted. */
  onCopied: (media: Media) => void;
  onClose: () => void;
}

type StockType = 'image' | 'video';

/** Copies stock images and videos into the account, as many as wanted. */
export function StockDialog({ open, folder, onCopied, onClose }: StockDialogProps) {
  useStockStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [stores] = useState(() => ({
    image: createStockStore(spotreel, 'image'),
    video: createStockStore(spotreel, 'video'),
  }));
  const [type, setType] = useState<StockType>('image');
  const store = stores[type];
  useEffect(
    () => () => {
      stores.image.dispose();
      stores.video.dispose();
    },
    [stores],
  );

  function choose(chosen: StockType) {
    const { searchTerm } = store.$state.get();
    if (stores[chosen].$state.get().searchTerm !== searchTerm) void stores[chosen].search(searchTerm);
    setType(chosen);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={t('stock.title')}
      closeLabel={t('app.close')}
    >
      <StockPanel store={store} onPick={(pick) => void store.takes.take(pick, { folder, onCopied })}>
        <StockTypes chosen={type} onChoose={choose} />
      </StockPanel>
    </Dialog>
  );
}

function StockTypes({ chosen, onChoose }: { chosen: StockType; onChoose: (type: StockType) => void }) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('stock.types')}</legend>
      <button type="button" aria-pressed={chosen === 'image'} onClick={() => onChoose('image')}>
        {t('stock.images')}
      </button>
      <button type="button" aria-pressed={chosen === 'video'} onClick={() => onChoose('video')}>
        {t('stock.videos')}
      </button>
    </fieldset>
  );
}
