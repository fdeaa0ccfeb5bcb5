/**
 * Missing parts of a scene, as bits (docs/rules/forms.md#flags). `incompleteFields` is set whenever one of the three
 * after it is. The last two say which data can fill the scene, whether it is complete or not.
 */
import { ungrouped } from './form-groups';
import type { BackgroundItem, FieldItem, FormItem } from './form-item';
import { samplePartsOf } from './sample-parts';

/** Bits of what a scene still lacks, and of what it includes. */
export const COMPLETENESS_FLAGS = {
  incompleteFields: 1,
  incompleteImages: 2,
  incompleteTexts: 4,
  incompleteColors: 8,
  reviewsIncluded: 16,
  productsIncluded: 32,
} as const;

/**
 * An image is missing while its default shows, or when the chosen file is unknown; a background only when unknown. A
 * text is missing when it is empty and its default is not. A color is missing when it is not valid.
 */
export function completenessOf(items: readonly FormItem[]): number {
  let flags = 0;
  for (const item of ungrouped(items)) {
    if (isMissing(item)) flags |= COMPLETENESS_FLAGS.incompleteFields | flagOf(item);
    if (item.dataType === 'review') flags |= COMPLETENESS_FLAGS.reviewsIncluded;
    if (item.dataType === 'product') flags |= COMPLETENESS_FLAGS.productsIncluded;
  }
  return flags;
}

/** True if nothing in the scene is missing. */
export function isComplete(flags: number): boolean {
  return (flags & COMPLETENESS_FLAGS.incompleteFields) === 0;
}

/** Missing parts of a whole project: bits of `COMPLETENESS_FLAGS`, and the numbers of texts and images. */
export interface ProjectCompleteness {
  /** Bits of `COMPLETENESS_FLAGS`. */
  readonly flags: number;
  /** Empty, or still the template's. */
  readonly texts: number;
  /** Still the template's. */
  readonly images: number;
}

/** A scene with the fields of its template, and the texts in it that a person wants as they are. */
export interface SceneToFill {
  readonly fields: Parameters<typeof samplePartsOf>[0];
  readonly values: Parameters<typeof samplePartsOf>[1];
  readonly confirmed: ReadonlySet<string>;
}

/** The same for lists, from what is stored: whether the chosen files are still there is not asked. */
export function projectCompleteness(scenes: readonly SceneToFill[]): ProjectCompleteness {
  let flags = 0;
  let texts = 0;
  let images = 0;
  for (const { fields, values, confirmed } of scenes) {
    const samples = samplePartsOf(fields, values, confirmed);
    const empty = fields.texts.filter(
      ({ innerReference, defaultValue }) =>
        defaultValue.trim() !== '' && (values.texts[innerReference] ?? defaultValue).trim() === '',
    ).length;
    texts += samples.texts + empty;
    images += samples.images;
    if (empty > 0) flags |= COMPLETENESS_FLAGS.incompleteFields | COMPLETENESS_FLAGS.incompleteTexts;
    if (samples.images > 0) flags |= COMPLETENESS_FLAGS.incompleteFields | COMPLETENESS_FLAGS.incompleteImages;
  }
  return { flags, texts, images };
}

function isMissing(item: FieldItem | BackgroundItem): boolean {
  switch (item.type) {
    case 'image':
    case 'lottie_media_id':
      return item.mediaId === null || item.currentValue === null;
    case 'lottie_bg':
      return item.currentValue.type !== 'color' && item.media === null;
    case 'color':
      return !/^#[0-9a-f]{6}$/.test(item.currentValue);
    case 'text':
    case 'textarea':
      return item.currentValue.trim() === '' && item.defaultValue !== '';
  }
}

function flagOf({ type }: FieldItem | BackgroundItem): number {
  if (type === 'color') return COMPLETENESS_FLAGS.incompleteColors;
  if (type === 'text' || type === 'textarea') return COMPLETENESS_FLAGS.incompleteTexts;
  return COMPLETENESS_FLAGS.incompleteImages;
}
