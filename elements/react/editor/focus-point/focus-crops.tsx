import { CANVAS, type Media, type Ratio } from '@spotreel/sdk/internal/contract';
import { coverPlacement, type FocusPoint } from '@spotreel/sdk/internal/scene';
import { useTranslator } from '../../foundation/text/translation';

export interface FocusCropsProps {
  media: Media;
  point: FocusPoint;
}

const RATIOS = ['landscape', 'square', 'portrait'] as const satisfies readonly Ratio[];
const UNPLACED = { scale: 1, positionX: 0, positionY: 0 } as const;

/** Crop of the image in a video of each shape, as its painters crop it. */
export function FocusCrops({ media, point }: FocusCropsProps) {
  const t = useTranslator();
  return (
    <section className="sr-focus-point__crops" aria-label={t('focus.crops')}>
      {RATIOS.map((ratio) => (
        <figure key={ratio} className="sr-focus-point__crop">
          <Crop media={media} point={point} ratio={ratio} />
          <figcaption>{t(`focus.${ratio}`)}</figcaption>
        </figure>
      ))}
    </section>
  );
}

function Crop({ media, point, ratio }: FocusCropsProps & { ratio: Ratio }) {
  const { width: widthPx, height: heightPx } = CANVAS[ratio];
  const { width, height } = media.props;
  const picture = { widthPx: width, heightPx: height, focus: point };
  const place = coverPlacement(picture, { widthPx, heightPx }, UNPLACED);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const style = {
    left: percent(place.x, widthPx),
    top: percent(place.y, heightPx),
    width: percent(place.widthPx, widthPx),
    height: percent(place.heightPx, heightPx),
  };
  return (
    <div className="sr-focus-point__frame" style={{ aspectRatio: `${widthPx} / ${heightPx}` }}>
      <img src={media.url} alt="" draggable={false} style={style} />
    </div>
  );
}
