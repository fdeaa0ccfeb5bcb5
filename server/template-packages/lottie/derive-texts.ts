/** Text layers of a plain document become fields: the layer's name is the label. */
import type { TemplateManifest } from '../../../sdk/contract/schemas/template-package';
import type { LottieLayer, LottieTextDocument } from '../../../sdk/scene/lottie';
import { isFixed, referenceOf } from './layer-name';

type TextField = TemplateManifest['fields']['texts'][number];

export interface DerivedText {
  readonly field: TextField;
  readonly style: LottieTextDocument;
}

/** The layer with its slot, and the field; undefined for a layer that stays as it is. */
export function deriveText(
  layer: LottieLayer,
): { readonly layer: LottieLayer; readonly text: DerivedText } | undefined {
  const { t, nm } = layer;
  const style = t?.d.k[0]?.s;
  if (layer.ty !== 5 || !t || !style || isFixed(nm)) return undefined;
  // After Effects calls a text layer by its text unless somebody has named it.
  const defaultValue = style.t.replaceAll(SOFT_RETURN, '\n').replace(/\r\n?/g, '\n').slice(0, MOST);
  const label = String(nm ?? '').trim() || defaultValue || 'Text';
  const innerReference = t.d.sid ?? referenceOf(label, 'text');
  const field: TextField = {
    innerReference,
    name: label.replace(/\s+/g, ' ').slice(0, 100),
    type: isTall(style) || defaultValue.includes('\n') ? 'textarea' : 'text',
    placeholder: defaultValue.slice(0, 500),
    defaultValue,
    maxLength: Math.min(MOST, Math.max(40, Math.ceil((defaultValue.length * 3) / 10) * 10)),
  };
  return { layer: { ...layer, t: { ...t, d: { ...t.d, sid: innerReference } } }, text: { field, style } };
}

const MOST = 1000;
/** Lottie's own. */
const SOFT_RETURN = '\u0003';
const DEFAULT_LEADING = 1.2;

/** Room for two lines. */
function isTall({ sz, s, lh }: LottieTextDocument): boolean {
  return (sz?.[1] ?? 0) > 1.9 * (lh ?? s * DEFAULT_LEADING);
}
