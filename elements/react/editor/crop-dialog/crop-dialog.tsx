import type { Media } from '@spotreel/sdk/internal/contract';
import { type CropArea, cropZoom, largestCrop, MAX_CROP_ZOOM, zoomedCrop } from '@spotreel/sdk/internal/scene';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { Notice } from '../../controls/notice/notice';
import sliderCss from '../../controls/slider/slider.css?inline';
import { isTouchScreen } from '../../foundation/page/touch-screen';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { percentText } from '../../foundation/text/numbers';
import { useTranslator } from '../../foundation/text/translation';
import cropDialogCss from './crop-dialog.css?inline';
import { CropFrame } from './crop-frame';

export interface CropDialogProps {
  name: string;
  media: Media;
  /** width / height that is kept. */
  aspectRatio: number;
  /** Undefined: the largest part in the middle. */
  initial: CropArea | undefined;
  isBusy: boolean;
  /** In words. */
  failure: string | undefined;
  onCrop: (area: CropArea) => void;
  /** Back to the whole picture; absent where it is that already. */
  onWhole: (() => void) | undefined;
  onClose: () => void;
}

const useStyles = lazyStyles([sliderCss, cropDialogCss]);

/** Chooses the part of an image that a field shows. */
export function CropDialog(props: CropDialogProps) {
  useStyles();
  const { name, media, aspectRatio, initial, isBusy, failure, onCrop, onWhole, onClose } = props;
  const t = useTranslator();
  const picture = { widthPx: media.props.width, heightPx: media.props.height };
  const [area, setArea] = useState(initial ?? largestCrop(picture, aspectRatio));
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={t('picture.cropTitle', { name })}
      description={t(isTouchScreen() ? 'picture.cropTouch' : 'picture.cropText')}
      closeLabel={t('app.close')}
      initialFocus={() => frame.current}
      footer={
        <>
          {onWhole && <Button onClick={onWhole}>{t('picture.fullPicture')}</Button>}
          <Button variant="primary" busy={isBusy} onClick={() => onCrop(area)}>
            {t('picture.cropSave')}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="danger" title={t('picture.cropFailed')}>
          {failure}
        </Notice>
      )}
      <CropFrame frame={frame} src={media.url} picture={picture} area={area} onChange={setArea} />
      <CropZoom zoom={cropZoom(area, picture)} onZoom={(zoom) => setArea(zoomedCrop(area, zoom, picture))} />
    </Dialog>
  );
}

function CropZoom({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useTranslator();
  const percent = percentText(t, zoom);
  return (
    <label className="sr-crop__zoom">
      <span className="sr-field__label">{t('editor.zoom')}</span>
      <input
        type="range"
        className="sr-slider__range sr-crop__range"
        min={1}
        max={MAX_CROP_ZOOM}
        step={0.05}
        value={zoom}
        aria-valuetext={percent}
        onChange={(event) => onZoom(Number(event.currentTarget.value))}
      />
      <output className="sr-slider__value sr-crop__value">{percent}</output>
    </label>
  );
}
