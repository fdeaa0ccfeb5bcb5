import type { Media } from '@spotreel/sdk/internal/contract';
import type { FocusPoint } from '@spotreel/sdk/internal/scene';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { isTouchScreen } from '../../foundation/page/touch-screen';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { FocusCrops } from './focus-crops';
import { FocusPicture } from './focus-picture';
import focusPointCss from './focus-point.css?inline';

export interface FocusDialogProps {
  media: Media;
  /** False: it was not taken, and the dialog stays. */
  onSave: (point: FocusPoint) => Promise<boolean>;
  onClose: () => void;
}

const useStyles = lazyStyles([focusPointCss]);
const CENTER: FocusPoint = { x: 0.5, y: 0.5 };

/** Moves the point of an image that stays in view, with what videos of each shape show of it. */
export function FocusDialog({ media, onSave, onClose }: FocusDialogProps) {
  useStyles();
  const t = useTranslator();
  const { point, setPoint, reset, isBusy, save } = useChosenPoint({ media, onSave, onClose });
  const picture = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={t('focus.title', { name: media.name })}
      description={t(isTouchScreen() ? 'focus.touch' : 'focus.text')}
      closeLabel={t('app.close')}
      initialFocus={() => picture.current}
      footer={
        <>
          <Button onClick={reset}>{t(media.props.foundFocus ? 'focus.found' : 'focus.center')}</Button>
          <Button variant="primary" busy={isBusy} onClick={save}>
            {t('focus.save')}
          </Button>
        </>
      }
    >
      <div className="sr-focus-point">
        <div className="sr-focus-point__stage">
          <FocusPicture picture={picture} media={media} point={point} onMove={setPoint} onReset={reset} />
          <Position point={point} />
          {media.props.isFocusPending && <p className="sr-focus-point__hint">{t('focus.finding')}</p>}
        </div>
        <FocusCrops media={media} point={point} />
      </div>
    </Dialog>
  );
}

function Position({ point }: { point: FocusPoint }) {
  const t = useTranslator();
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) };
  return <output className="sr-focus-point__position">{t('focus.position', percent)}</output>;
}

function useChosenPoint({ media, onSave, onClose }: FocusDialogProps) {
  const { focus, foundFocus } = media.props;
  const [point, setPoint] = useState<FocusPoint>(focus ?? CENTER);
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    if (await onSave(point)) onClose();
    else setBusy(false);
  }

  return { point, setPoint, reset: () => setPoint(foundFocus ?? CENTER), isBusy, save };
}
