/** The outlines that a Lottie document names: paths, rectangles, ellipses, stars and polygons. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import { type Reader, stillReader } from '../properties/reader';
import { numberReader, vectorReader } from '../properties/readers';
import type { Curve, Outline } from './curves';
import { ellipseOutline, rectangleOutline } from './figures';
import { type PathValue, pathReader } from './path';
import { polystarReader } from './polystar';

export function outlineReader(shape: LottieShape): Reader<Outline> {
  const { ty, d } = shape;
  // a rectangle goes forward for 1 and 2, an ellipse for all but 3, as in lottie-web
  const isBackward = ty === 'el' ? d === 3 : d !== 1 && d !== 2;
  if (ty === 'sh') return pathReader(shape.ks as LottieProperty<PathValue>);
  if (ty === 'sr') return polystarReader(shape);
  const place = vectorReader(shape.p as LottieProperty, [0, 0]);
  const size = vectorReader(shape.s as LottieProperty, [0, 0]);
  const round = numberReader(shape.r as LottieProperty | undefined, 0);
  const isStill = place.isStill && size.isStill && round.isStill;
  const make = ty === 'el' ? ellipseOutline : rectangleOutline;
  const at = (frame: number): Outline => {
    const outline = make(place.at(frame), size.at(frame), round.at(frame));
    return isBackward ? reversed(outline) : outline;
  };
  return isStill ? stillReader(at(0)) : { isStill, at };
}

function reversed({ curves, isClosed }: Outline): Outline {
  const back = curves.toReversed().map(([x0, y0, x1, y1, x2, y2, x, y]): Curve => [x, y, x2, y2, x1, y1, x0, y0]);
  return { curves: back, isClosed };
}
