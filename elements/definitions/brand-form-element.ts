import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<brand-form>`. Each is also an attribute. */
export interface BrandFormElementProps extends AccountElementProps {
  /** `brand-id`. Default: a new brand. */
  brandId?: number | undefined;
}

/** Events of `<brand-form>` with their `detail`. */
export interface BrandFormElementEvents extends AccountElementEvents {
  /** The server has saved the brand. */
  'brand-saved': { brandId: number; name: string };
  /** The server has deleted the brand. */
  'brand-deleted': { brandId: number };
}

/** The element `<brand-form>`. */
export type BrandFormElement = ElementOf<BrandFormElementProps, BrandFormElementEvents>;

const EmbeddedBrandForm = lazyPart(() =>
  import('../react/embed/embedded-brand-form').then((module) => ({ default: module.EmbeddedBrandForm })),
);

export const brandForm: ElementDefinition<BrandFormElementProps, BrandFormElementEvents> = {
  tag: 'brand-form',
  component: EmbeddedBrandForm,
  props: { ...accountProps, brandId: 'number' },
  events: { ...accountEvents, 'brand-saved': {}, 'brand-deleted': {} },
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'brand-form': BrandFormElement;
  }
}
