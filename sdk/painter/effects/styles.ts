/** Layer styles: shadows and glows, which are drawn with the blend mode Normal. */
import { type StyleKind, styleKindOf } from '../../scene/documents/layer-effects';
import type { LottieLayer, LottieProperty } from '../../scene/lottie';
import type { Drawing } from '../drawing';
import { numberReader, vectorReader } from '../properties/readers';
import { union } from '../transform';
import { Unpaintable } from '../unpaintable';
import { SIGMA_BY_SIZE } from './blur';
import { shadowed } from './drop-shadow';
import { drawInside, drawSilhouette, type Silhouette, silhouetteBounds } from './silhouette';

/** As in a Lottie document. */
interface LottieStyle {
  readonly ty: number;
  readonly c?: LottieProperty;
  /** Opacity, percent. */
  readonly o?: LottieProperty;
  /** Size of the soft edge, px. */
  readonly s?: LottieProperty;
  /** Degrees: where the light comes from, counterclockwise from the right. */
  readonly a?: LottieProperty;
  /** Distance, px. */
  readonly d?: LottieProperty;
  /** Choke or spread, percent. */
  readonly ch?: LottieProperty;
  /** Source of an inner glow. */
  readonly sr?: LottieProperty;
}

/** `sr` of an inner glow that comes from the middle. */
const FROM_CENTER = 2;
/** Drawing order. Styles inside the layer come first, so that shadows of the layer get no shadows in them. */
const ORDER: readonly StyleKind[] = ['inner glow', 'inner shadow', 'outer glow', 'drop shadow'];

/** Throws `Unpaintable`. */
export function withStyles({ sy = [] }: LottieLayer, drawing: Drawing): Drawing {
  const styles = (sy as readonly LottieStyle[]).map((style) => {
    const kind = styleKindOf(style);
    if (!kind) throw new Unpaintable(`layer styles of type ${style.ty}`);
    return { style, kind };
  });
  styles.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  return styles.reduce((drawn, { style, kind }) => withStyle(drawn, style, kind), drawing);
}

function withStyle(drawing: Drawing, style: LottieStyle, kind: StyleKind): Drawing {
  const silhouetteAt = silhouetteReader(style, kind);
  if (kind === 'inner shadow') return withInside(drawing, silhouetteAt, drawInside);
  if (kind === 'inner glow') {
    const source = numberReader(style.sr, 1);
    return withInside(drawing, silhouetteAt, (own, silhouette, context, at) =>
      source.at(at.frame) === FROM_CENTER
        ? at.options.pool.lay(context, { blend: 'source-atop', bounds: own.boundsAt(at.frame) }, (inside) =>
            drawSilhouette(own, silhouette, inside, at),
          )
        : drawInside(own, silhouette, context, at),
    );
  }
  return isSpread(style) ? withBehind(drawing, silhouetteAt) : shadowed(drawing, silhouetteAt);
}

function isSpread({ ch }: LottieStyle): boolean {
  const spread = numberReader(ch, 0);
  return !spread.isStill || spread.at(0) > 0;
}

function silhouetteReader(style: LottieStyle, kind: StyleKind): (frame: number) => Silhouette {
  const isShadow = kind === 'drop shadow' || kind === 'inner shadow';
  const color = vectorReader(style.c, isShadow ? [0, 0, 0] : [1, 1, 0.745]);
  const opacity = numberReader(style.o, 100);
  const size = numberReader(style.s, 0);
  const angle = numberReader(style.a, 0);
  const distance = numberReader(isShadow ? style.d : undefined, 0);
  const spread = numberReader(style.ch, 0);
  return (frame) => {
    const away = ((180 + angle.at(frame)) * Math.PI) / 180;
    const sigma = SIGMA_BY_SIZE * Math.max(0, size.at(frame));
    return {
      color: color.at(frame),
      opacity: Math.min(1, Math.max(0, opacity.at(frame) / 100)),
      sigma,
      x: distance.at(frame) * Math.cos(away),
      y: -distance.at(frame) * Math.sin(away),
      spread: sigma > 0 ? spreadFactor(spread.at(frame) / 100, isShadow ? 1 : GLOW_EXPONENT) : 1,
    };
  };
}

/** Growth of the spread of a glow, as Skottie has it. */
const GLOW_EXPONENT = 0.2;
const MOST_FACTOR = 1e6;

/** At a spread of 1, all that is not transparent is opaque. */
function spreadFactor(spread: number, exponent: number): number {
  const share = Math.min(1, Math.max(0, spread));
  return share === 0 ? 1 : Math.min(MOST_FACTOR, 1 / (1 - share ** exponent));
}

function withInside(
  drawing: Drawing,
  silhouetteAt: (frame: number) => Silhouette,
  drawInk: typeof drawInside,
): Drawing {
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) => drawing.boundsAt(frame),
    draw(context, frame, options) {
      options.pool.lay(context, { bounds: drawing.boundsAt(frame) }, (layer) => {
        drawing.draw(layer, frame, options);
        drawInk(drawing, silhouetteAt(frame), layer, { frame, options });
      });
    },
  };
}

function withBehind(drawing: Drawing, silhouetteAt: (frame: number) => Silhouette): Drawing {
  return {
    makeup: 'several',
    coverAt: () => undefined,
    boundsAt: (frame) =>
      union([drawing.boundsAt(frame), silhouetteBounds(drawing.boundsAt(frame), silhouetteAt(frame))]),
    draw(context, frame, options) {
      drawSilhouette(drawing, silhouetteAt(frame), context, { frame, options });
      drawing.draw(context, frame, options);
    },
  };
}
