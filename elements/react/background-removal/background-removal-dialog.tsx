import type { BackgroundRemovalState } from '@spotreel/sdk/stores';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';
import segmentsCss from '../segments/segments.css?inline';
import backgroundRemovalCss from './background-removal.css?inline';
import { BeforeAfter, PictureFrame } from './before-after';
import { RemovalRefusal, type RemovalRefusalProps } from './removal-refusal';

export interface BackgroundRemovalDialogProps extends Omit<RemovalRefusalProps, 'failure'> {
  /** The name of the image. */
  name: string;
  state: BackgroundRemovalState;
  /** The field shows the image without its background: the dialog offers to bring it back. */
  isRemoved: boolean;
  /** The earlier part of the image is being uploaded. */
  isBusy: boolean;
  /** Why the background could not be brought back, in words. */
  restoreFailure: string | undefined;
  onApply: () => void;
  onRestore: () => void;
  onClose: () => void;
}

const useStyles = lazyStyles([segmentsCss, backgroundRemovalCss]);

/** Compares an image with and without its background, and applies one of them. */
export function BackgroundRemovalDialog(props: BackgroundRemovalDialogProps) {
  useStyles();
  const { name, state, isRemoved, isBusy, restoreFailure, onApply, onRestore, onClose } = props;
  const t = useTranslator();
  const isReady = state.status === 'ready';
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={t(isRemoved ? 'cutOut.restoreTitle' : 'cutOut.removeTitle', { name })}
      description={isReady ? t('cutOut.text') : undefined}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t(isRemoved ? 'app.close' : 'app.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={isRemoved ? onRestore : onApply}>
            {t(isRemoved ? 'cutOut.restore' : 'cutOut.apply')}
          </Button>
        </>
      }
    >
      {restoreFailure && (
        <Notice tone="danger" title={t('cutOut.restoreFailed')}>
          {restoreFailure}
        </Notice>
      )}
      <RemovalPicture {...props} />
    </Dialog>
  );
}

function RemovalPicture({ state, isRemoved, ...refusal }: BackgroundRemovalDialogProps) {
  const t = useTranslator();
  const { status, before, after, usage, failure } = state;
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
