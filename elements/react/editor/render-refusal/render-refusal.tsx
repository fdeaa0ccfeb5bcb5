import type { Ratio } from '@spotreel/sdk/internal/contract';
import type { RenderNotice } from '@spotreel/sdk/internal/stores';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { ratioNames } from '../render-dialog/choices/ratio-choice';

export interface RenderRefusalProps {
  notice: RenderNotice;
  /** Timestamp from which renders count from zero again; undefined while that is not known. */
  rebillAt: string | undefined;
  /** Address of 'Upgrade Your Plan'; undefined if no plans are sold. */
  upgradeUrl: string | undefined;
  /** Shows what prevents the render; undefined where nothing in the video does. */
  onShow: (() => void) | undefined;
  /** The ratios that were not exported. Default: none is named. */
  refusedRatios?: readonly Ratio[];
  /** Ratios that are exported nevertheless. Default: none. */
  startedRatios?: readonly Ratio[];
}

/** Reason why a render was not started, and the next step. */
export function RenderRefusal({ notice, rebillAt, upgradeUrl, onShow, ...ratios }: RenderRefusalProps) {
  const t = useTranslator();
  const { tone, title, text, upgradeLabel } = notice;
  const date = rebillAt && dayText(t, rebillAt);
  const upgrade = upgradeLabel && upgradeUrl && (
    <a className="sr-button sr-button--primary sr-button--sm" href={upgradeUrl} target="_blank" rel="noreferrer">
      {upgradeLabel}
    </a>
  );
  const show = notice.kind === 'too_long' && onShow && (
    <Button size="sm" onClick={onShow}>
      {t('saving.show')}
    </Button>
  );
  return (
    <Notice tone={tone} title={title} action={upgrade || show}>
      {upgradeLabel && date ? t('render.limitTextUntil', { date }) : text}
      <PartlyRefused {...ratios} />
    </Notice>
  );
}

/** Missing files, and files that are made. */
function PartlyRefused({
  refusedRatios = [],
  startedRatios = [],
}: Pick<RenderRefusalProps, 'refusedRatios' | 'startedRatios'>) {
  const t = useTranslator();
  if (startedRatios.length === 0) return null;
  const list = (ratios: readonly Ratio[]) => ratios.map((ratio) => t(ratioNames[ratio])).join(', ');
  return <p>{t('exportRatios.refused', { refused: list(refusedRatios), started: list(startedRatios) })}</p>;
}
