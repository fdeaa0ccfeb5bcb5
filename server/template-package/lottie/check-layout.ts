/** One Lottie document against what the manifest says of it. */
import { CANVAS, type Ratio, type TemplateManifest } from '@spotreel/sdk/internal/contract';
import { FRAMES_PER_SECOND, type LottieAnimation, layersOf } from '@spotreel/sdk/internal/scene';
import type { PackageFindings } from '../../media/findings/findings';
import { layoutFile } from './layout-file';
import { readLottieScene } from './read-scene';
import { type DocumentSlots, slotsOf } from './slots';

export interface LayoutContext {
  readonly manifest: TemplateManifest;
  readonly findings: PackageFindings;
  /** Families that text can be set in, in lower case. */
  readonly fonts: ReadonlySet<string>;
}

/** The document, when it can at least be compiled; `findings` says what is wrong with it. */
export function checkLayout(json: unknown, ratio: Ratio, context: LayoutContext): LottieAnimation | undefined {
  const { findings } = context;
  const file = layoutFile(ratio);
  const { animation, problems } = readLottieScene(json, file, findings);
  for (const { kind, layer, feature, message } of problems)
    findings.error(kind === 'broken' ? 'template_broken' : 'template_unsupported', message, { file, layer, feature });
  if (!animation) return undefined;
  checkFrame(animation, ratio, context);
  checkBindings(slotsOf(animation), file, context);
  checkTexts(animation, file, context);
  return animation;
}

/** Half a frame and what rounding adds. */
const FRAME_TOLERANCE = 1;

function checkFrame({ w, h, op }: LottieAnimation, ratio: Ratio, { manifest, findings }: LayoutContext): void {
  const file = layoutFile(ratio);
  const { width, height } = CANVAS[ratio];
  if (w !== width || h !== height)
    findings.error('canvas_size', `The layout is ${w} × ${h} px, but ${ratio} layouts are ${width} × ${height} px.`, {
      file,
    });
  const frames = manifest.durationSeconds * FRAMES_PER_SECOND;
  if (Math.abs(op - frames) > FRAME_TOLERANCE) {
    const own = `It lasts ${op} frames (${Math.round((op / FRAMES_PER_SECOND) * 100) / 100} s)`;
    findings.error('duration_differs', `${own}; template.json says ${manifest.durationSeconds} s.`, { file });
  }
}

function checkBindings(slots: DocumentSlots, file: string, { manifest, findings }: LayoutContext): void {
  for (const kind of ['texts', 'images', 'colors'] as const) {
    const bound = new Set<string>();
    for (const { innerReference, targets = [innerReference] } of manifest.fields[kind]) {
      for (const target of targets) bound.add(target);
      if (targets.some((target) => slots[kind].has(target))) continue;
      const message = `No layer shows this field: ${KINDS[kind]} slot "${targets.join('", "')}" is missing.`;
      findings.error('field_without_layer', message, { file, field: innerReference });
    }
    for (const slot of slots[kind]) {
      if (bound.has(slot)) continue;
      const message = `The ${KINDS[kind]} slot "${slot}" has no field in template.json.`;
      // A picture's place without a picture stays empty; a text or a color has one of its own.
      if (kind === 'images') findings.error('layer_without_field', message, { file, field: slot });
      else findings.warning('layer_without_field', message, { file, field: slot });
    }
  }
}

const KINDS = { texts: 'text', images: 'image', colors: 'color' } as const;

function checkTexts(animation: LottieAnimation, file: string, { findings, fonts }: LayoutContext): void {
  for (const family of new Set(familiesOf(animation)))
    if (!fonts.has(family.toLowerCase()))
      findings.warning('font_unavailable', `The font "${family}" is not available. Another font replaces it.`, {
        file,
      });
  for (const { ty, t, nm } of layersOf(animation)) {
    const isOpen = ty === 5 && t?.d.sid !== undefined && t.d.k.some(({ s }) => !s.sz);
    if (!isOpen) continue;
    const message = 'The text has no box, so long text runs off the canvas instead of wrapping.';
    findings.warning('text_without_box', message, { file, layer: String(nm ?? ''), field: String(t.d.sid) });
  }
}

/** A document without text may have anything there. */
function familiesOf({ fonts }: LottieAnimation): string[] {
  const list: unknown = fonts?.list;
  if (!Array.isArray(list)) return [];
  return list.map((font: { fFamily?: unknown } | null) => String(font?.fFamily ?? ''));
}
