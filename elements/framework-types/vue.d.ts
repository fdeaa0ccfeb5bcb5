/**
 * Types of the tags in templates of Vue 3. Write properties with `.prop` (`:getAccessToken.prop="token"`): they also arrive
 * where the elements are defined later. The compiler option `isCustomElement` names the tags that are elements.
 */
import type { ElementCallbacks, ElementProperties, ElementTag } from '@spotreel/elements/internal/framework-types';
import type { HTMLAttributes, PublicProps } from 'vue';

/** A tag as Vue's tools see it: a component with these props. */
export type VueElement<Tag extends ElementTag> = new () => HTMLElementTagNameMap[Tag] & {
  $props: Omit<HTMLAttributes, keyof ElementProperties<Tag> | keyof ElementCallbacks<Tag>> &
    PublicProps &
    ElementProperties<Tag> &
    ElementCallbacks<Tag>;
};

type VueElements = { [Tag in ElementTag]: VueElement<Tag> };

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
  /** Children that fill a slot of an element; `strictTemplates` asks for the attribute. */
  interface HTMLAttributes {
    slot?: string | undefined;
  }
}
