/**
 * Types of the tags in JSX, for React 19: attributes in kebab-case, functions and objects as properties, listeners as
 * `onproject-saved`. React 18 sets attributes alone. Take `@spotreel/elements/react-elements` there, and wherever the
 * elements are defined after the first render.
 */
import type {
  ElementAttributes,
  ElementListeners,
  ElementObjects,
  ElementTag,
} from '@spotreel/elements/internal/framework-types';
import type { HTMLAttributes, RefAttributes } from 'react';

/** Attributes that JSX may write on the tag of an element. */
export type ReactElementAttributes<Tag extends ElementTag> = Omit<
  HTMLAttributes<HTMLElementTagNameMap[Tag]>,
  keyof ElementAttributes<Tag> | keyof ElementObjects<Tag> | keyof ElementListeners<Tag>
> &
  RefAttributes<HTMLElementTagNameMap[Tag]> &
  ElementAttributes<Tag> &
  ElementObjects<Tag> &
  ElementListeners<Tag> & { class?: string | undefined };

type ReactElements = { [Tag in ElementTag]: ReactElementAttributes<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
