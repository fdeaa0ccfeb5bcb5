import type { BackgroundRemovalState, Failure } from '@spotreel/sdk/internal/stores';
import { Paintbrush } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import segmentsCss from '../../controls/segments/segments.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import backgroundRemovalCss from './background-removal.css?inline';
import { BeforeAfter, PictureFrame } from './before-after';
import type { SaveMask } from './brush/brush-panel';
import { RemovalRefusal, type RemovalRefusalProps } from './removal-refusal';

const BrushPanel = lazyPart(() => import('./brush/brush-panel').then((module) => ({ default: module.BrushPanel })));

export interface BackgroundRemovalDialogProps extends Omit<RemovalRefusalProps, 'failure'> {
  /** The name of the image. */
  name: string;
  state: BackgroundRemovalState;
  /** The field shows the image without its background: the dialog offers to bring it back. */
  isRemoved: boolean;
  /** The earlier part of the image is being uploaded. */
  isBusy: boolean;
  /** Reason why the background could not be restored, in words. */
  restoreFailure: string | undefined;
  onApply: () => void;
  /** A painted mask: a PNG of the size that `maskSize` gives. */
  onRefine: (mask: Blob) => void;
  onRestore: () => void;
  onClose: () => void;
}

const useStyles = lazyStyles([segmentsCss, backgroundRemovalCss]);

/** Compares an image with and without its background, refines what stays with a brush, and applies one of them. */
export function BackgroundRemovalDialog(props: BackgroundRemovalDialogProps) {
  useStyles();
  const { name, state, isRemoved, restoreFailure, onClose } = props;
  const t = useTranslator();
  const [isPainting, setPainting] = useState(false);
  const [save, setSave] = useState<{ readonly mask: SaveMask }>();
  const isReady = state.status === 'ready';
  const text = t(isPainting ? 'cutOut.brushText' : 'cutOut.text');
  const [onMask] = useState(() => (mask: SaveMask | undefined) => setSave(mask && { mask }));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={t(isRemoved ? 'cutOut.restoreTitle' : 'cutOut.removeTitle', { name })}
      description={isReady || isPainting ? text : undefined}
      closeLabel={t('app.close')}
      footer={
        isPainting ? (
          <PaintingFooter {...props} save={save?.mask} onBack={() => setPainting(false)} />
        ) : (
          <ComparingFooter {...props} onPaint={() => setPainting(true)} />
        )
      }
    >
      {restoreFailure && (
        <Notice tone="danger" title={t('cutOut.restoreFailed')}>
          {restoreFailure}
        </Notice>
      )}
      {isPainting && state.before ? (
        <Painting state={state} before={state.before} onMask={onMask} />
      ) : (
        <RemovalPicture {...props} />
      )}
    </Dialog>
  );
}

function ComparingFooter(props: BackgroundRemovalDialogProps & { onPaint: () => void }) {
  const { state, isRemoved, isBusy, onApply, onRestore, onClose, onPaint } = props;
  const t = useTranslator();
  const isReady = state.status === 'ready';
  return (
    <>
      <Button onClick={onClose}>{t(isRemoved ? 'app.close' : 'app.cancel')}</Button>
      {state.before && state.status !== 'working' && (
        <Button icon={<Paintbrush aria-hidden />} onClick={onPaint}>
          {t('cutOut.refine')}
        </Button>
      )}
      <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={isRemoved ? onRestore : onApply}>
        {t(isRemoved ? 'cutOut.restore' : 'cutOut.apply')}
      </Button>
    </>
  );
}

interface PaintingFooterProps extends BackgroundRemovalDialogProps {
  /** Undefined: nothing is painted. */
  save: SaveMask | undefined;
  onBack: () => void;
}

function PaintingFooter({ state, isBusy, save, onRefine, onBack }: PaintingFooterProps) {
  const t = useTranslator();
  const apply = async () => {
    const mask = await save?.();
    if (mask) onRefine(mask);
  };
  return (
    <>
      <Button onClick={onBack}>{t('cutOut.back')}</Button>
      <Button variant="primary" busy={isBusy || state.isSaving} disabled={!save} onClick={apply}>
        {t('cutOut.apply')}
      </Button>
    </>
  );
}

interface PaintingProps {
  state: BackgroundRemovalState;
  before: NonNullable<BackgroundRemovalState['before']>;
  onMask: (save: SaveMask | undefined) => void;
}

function Painting({ state, before, onMask }: PaintingProps) {
  return (
    <>
      {state.saveFailure && <SaveFailure failure={state.saveFailure} />}
      <Suspense>
        <BrushPanel before={before} after={state.after} onChange={onMask} />
      </Suspense>
    </>
  );
}

function SaveFailure({ failure }: { failure: Failure }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('cutOut.saveFailed')}>
      {failure.message}
    </Notice>
  );
}

function RemovalPicture({ state, isRemoved, ...refusal }: BackgroundRemovalDialogProps) {
  const t = useTranslator();
  const { status, before, after, madeBy, usage, failure } = state;
  if (status === 'error' && failure)
    return isRemoved ? (
      <Notice tone="warning" title={t('cutOut.restoreFailed')}>
        {failure.isPassing ? failure.message : t('cutOut.gone')}
      </Notice>
    ) : (
      <RemovalRefusal failure={failure} {...refusal} />
    );
  if (status === 'working' || !before || !after) return <Working state={state} isRemoved={isRemoved} />;
  return (
    <>
      <BeforeAfter before={before} after={after} />
      {madeBy === 'ground' && <p className="sr-cut-out__used">{t('cutOut.byGround')}</p>}
      {usage && usage.limit >= 0 && (
        <p className="sr-cut-out__used">{t('cutOut.used', { used: usage.used, count: usage.limit })}</p>
      )}
    </>
  );
}

function Working({ state, isRemoved }: Pick<BackgroundRemovalDialogProps, 'state' | 'isRemoved'>) {
  const t = useTranslator();
  const shown = state.before ?? state.after;
  const text = t(isRemoved ? 'cutOut.finding' : 'cutOut.working');
  return (
    <>
      {shown && (
        <PictureFrame media={shown} className="sr-compare--working">
          <img className="sr-compare__before" src={shown.url} alt="" />
        </PictureFrame>
      )}
      <div className="sr-cut-out__state">
        <Progress percent={undefined} label={text} />
        <span role="status">{text}</span>
      </div>
    </>
  );
}
