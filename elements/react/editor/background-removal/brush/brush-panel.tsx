import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { MaskBrush } from '@spotreel/sdk/internal/stores';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Notice } from '../../../controls/notice/notice';
import { Progress } from '../../../controls/progress/progress';
import touchSegmentsCss from '../../../controls/segments/touch-segments.css?inline';
import sliderCss from '../../../controls/slider/slider.css?inline';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import { type Behind, BehindChoice } from '../behind-choice';
import brushCss from './brush.css?inline';
import { BrushCanvas } from './brush-canvas';
import { BrushTools } from './brush-tools';
import { type MaskPainting, openMaskPainting } from './mask-painting';

/** The PNG of the painted mask; undefined where it keeps nothing of the image, which the panel then says. */
export type SaveMask = () => Promise<Blob | undefined>;

export interface BrushPanelProps {
  before: Media;
  /** Its opacity is what the brush begins with. Undefined: the whole image is kept. */
  after: Media | undefined;
  /** Called when the mask changes; undefined: nothing is painted. */
  onChange: (save: SaveMask | undefined) => void;
}

const useStyles = lazyStyles([sliderCss, touchSegmentsCss, brushCss]);

/** Paints what of an image stays and what goes. Undo takes one stroke back. */
export function BrushPanel({ before, after, onChange }: BrushPanelProps) {
  useStyles();
  const t = useTranslator();
  const { painting, failed } = useMaskPainting(before, after);
  if (failed)
    return (
      <Notice tone="danger" title={t('cutOut.paintTitle')}>
        {t('cutOut.paintBlocked')}
      </Notice>
    );
  if (!painting) return <Progress percent={undefined} label={t('cutOut.opening')} />;
  return <OpenBrush before={before} painting={painting} onChange={onChange} />;
}

type OpenBrushProps = Pick<BrushPanelProps, 'before' | 'onChange'> & { painting: MaskPainting };

function OpenBrush({ before, painting, onChange }: OpenBrushProps) {
  const t = useTranslator();
  const [brush] = useState(() => new MaskBrush());
  const [behind, setBehind] = useState<Behind>('Checkers');
  const [isBefore, setBefore] = useState(false);
  const [zoom, setZoom] = useState(1);
  const isEmpty = useSave(brush, painting, onChange);

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    // the editor behind the dialog has an undo of its own
    event.stopPropagation();
    event.preventDefault();
    if (event.shiftKey) brush.redo();
    else brush.undo();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of its controls pass here
    <div className="sr-brush" onKeyDown={onKeyDown}>
      <BrushTools brush={brush} zoom={zoom} onZoom={setZoom} isBefore={isBefore} onBefore={setBefore} />
      <BrushCanvas
        key={before.id}
        media={before}
        brush={brush}
        painting={painting}
        behind={behind}
        zoom={zoom}
        isBefore={isBefore}
      />
      <BehindChoice behind={behind} onChange={setBehind} />
      {isEmpty && <Notice tone="warning">{t('cutOut.nothingLeft')}</Notice>}
    </div>
  );
}

/** Hands out what saves the mask, while there is something to save. Answers whether the last try kept nothing. */
function useSave(brush: MaskBrush, painting: MaskPainting, onChange: BrushPanelProps['onChange']): boolean {
  const { strokes } = useStore(brush.$state);
  const [emptyAt, setEmptyAt] = useState<typeof strokes>();
  const hasStrokes = strokes.length > 0;
  useEffect(() => {
    const save: SaveMask = async () => {
      const painted = brush.$state.get().strokes;
      if (painting.keepsAnything(painted)) return painting.toPng(painted);
      setEmptyAt(painted);
      return undefined;
    };
    onChange(hasStrokes ? save : undefined);
    return () => onChange(undefined);
  }, [brush, painting, onChange, hasStrokes]);
  return emptyAt === strokes;
}

/** Loads both images for the brush. `failed`: they cannot be read by the page. */
function useMaskPainting(before: Media, after: Media | undefined) {
  const [painting, setPainting] = useState<MaskPainting>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    openMaskPainting(before, after).then(
      (opened) => isCurrent && setPainting(opened),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  return { painting, failed };
}
