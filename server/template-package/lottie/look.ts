/** The look of a plain document. */
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { TemplateManifest } from '@spotreel/sdk/internal/contract';
import { type LottieAnimation, layersOf } from '@spotreel/sdk/internal/scene';

/**
 * Family of its largest text, colors of its texts, and a background on which they can be read, since the exporter gives
 * none.
 */
export function lookOf(animation: LottieAnimation): Pick<TemplateManifest, 'fontFamily' | 'palette' | 'background'> {
  const texts = layersOf(animation)
    .flatMap(({ ty, t }) => (ty === 5 ? (t?.d.k[0]?.s ?? []) : []))
    .toSorted((a, b) => b.s - a.s);
  const font = animation.fonts?.list?.find?.(({ fName }) => fName === texts[0]?.f);
  const fills = texts.flatMap(({ fc }) => (Array.isArray(fc) && fc.length >= 3 ? [fc as readonly number[]] : []));
  const isLight = fills.length > 0 && luminance(fills[0] ?? []) > 0.5;
  return {
    fontFamily: String(font?.fFamily ?? 'Inter').slice(0, 100) || 'Inter',
    palette: [...new Set(fills.map(hexOf))].slice(0, 6),
    background: {
      default: { type: 'color', value: isLight ? '#14161c' : '#ffffff' },
      allowed: ['color', 'image', 'video'],
    },
  };
}

/** Rec. 709, of values as they are: good enough to separate light from dark. */
function luminance([r = 0, g = 0, b = 0]: readonly number[]): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function hexOf(fill: readonly number[]): HexColor {
  const channel = (value = 0) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(fill[0])}${channel(fill[1])}${channel(fill[2])}`;
}
