/** Text layers of a plain document become fields: the layer's name is the label. */
import { storable } from '@spotreel/sdk/internal/base';
import type { TemplateManifest } from '@spotreel/sdk/internal/contract';
import type { LottieLayer, LottieTextDocument } from '@spotreel/sdk/internal/scene';
import { isFixed, labelOf, ownReference, referenceOf } from './layer-name';

type TextField = TemplateManifest['fields']['texts'][number];

export interface DerivedText {
  /** With its slot. */
  readonly layer: LottieLayer;
  readonly field: TextField;
}

/** Undefined for a layer that stays as it is. */
export function deriveText(layer: LottieLayer): DerivedText | undefined {
  const { t, nm } = layer;
  const style = t?.d.k[0]?.s;
  if (layer.ty !== 5 || layer.hd || !t || !style || isFixed(nm)) return undefined;
  // After Effects calls a text layer by its text unless somebody has named it.
  const defaultValue = storable(style.t.replaceAll(SOFT_RETURN, '\n').replace(/\r\n?/g, '\n').slice(0, MOST));
  const label = labelOf(nm) || labelOf(defaultValue) || 'Text';
  const innerReference = ownReference(t.d.sid) ?? referenceOf(label, 'text');
  const field: TextField = {
    innerReference,
    name: storable(label.slice(0, 100)),
    type: isTall(style) || defaultValue.includes('\n') ? 'textarea' : 'text',
    placeholder: storable(defaultValue.slice(0, 500)),
    defaultValue,
    maxLength: Math.min(MOST, Math.max(40, Math.ceil((defaultValue.length * 3) / 10) * 10)),
  };
  return { layer: { ...layer, t: { ...t, d: { ...t.d, sid: innerReference } } }, field };
}

const MOST = 1000;
/** Lottie's own. */
const SOFT_RETURN = '\u0003';
const DEFAULT_LEADING = 1.2;

/** Room for two lines. */
function isTall({ sz, s, lh }: LottieTextDocument): boolean {
  return (sz?.[1] ?? 0) > 1.9 * (lh ?? s * DEFAULT_LEADING);
}
