/** What is still missing in a scene, as the bit flags of the document (section 3). */
import type { FormItem } from './form';

export const COMPLETENESS_FLAGS = {
  incompleteFields: 1,
  incompleteImages: 2,
  incompleteTexts: 4,
  incompleteColors: 8,
  reviewsIncluded: 16,
  productsIncluded: 32,
} as const;

/** A picture is missing while the default shows, a text when it is empty; a color always has a value. */
export function completenessOf(items: readonly FormItem[]): number {
  let flags = 0;
  for (const item of items) {
    if (isMissing(item)) flags |= COMPLETENESS_FLAGS.incompleteFields | flagOf(item);
    if (item.dataType === 'review') flags |= COMPLETENESS_FLAGS.reviewsIncluded;
    if (item.dataType === 'product') flags |= COMPLETENESS_FLAGS.productsIncluded;
  }
  return flags;
}

function isMissing(item: FormItem): boolean {
  if (item.type === 'image') return item.mediaId === null || item.currentValue === null;
  if (item.type === 'color') return false;
  return item.currentValue.trim() === '' && item.defaultValue !== '';
}

function flagOf({ type }: FormItem): number {
  if (type === 'image') return COMPLETENESS_FLAGS.incompleteImages;
  return type === 'color' ? COMPLETENESS_FLAGS.incompleteColors : COMPLETENESS_FLAGS.incompleteTexts;
}
