/**
 * Types of the tags in Svelte 4 and 5: listeners as `onproject-saved` (5) or `on:project-saved` (4). Svelte sets functions as
 * properties where the element is defined already; import the elements before the component, or set them in an action.
 */
import type {
  ElementAttributes,
  ElementListeners,
  ElementObjects,
  ElementProperties,
  ElementTag,
} from '@spotreel/elements/internal/framework-types';
import type { HTMLAttributes } from 'svelte/elements';

/** Attributes that a template may write on the tag of an element. */
export type SvelteElementAttributes<Tag extends ElementTag> = Omit<
  HTMLAttributes<HTMLElementTagNameMap[Tag]>,
  | keyof ElementAttributes<Tag>
  | keyof ElementProperties<Tag>
  | keyof ElementListeners<Tag>
  | keyof ElementListeners<Tag, 'on:'>
> &
  ElementAttributes<Tag> &
  ElementObjects<Tag> &
  ElementProperties<Tag> &
  ElementListeners<Tag> &
  ElementListeners<Tag, 'on:'>;

type SvelteElements = { [Tag in ElementTag]: SvelteElementAttributes<Tag> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}
