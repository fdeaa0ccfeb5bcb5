import { type ComponentType, isValidElement, lazy } from 'react';
import type { RouteObject } from 'react-router';

const loaders = new WeakMap<object, () => Promise<unknown>>();

/** A page whose code is loaded when it opens, or ahead of it by `pageLoader`. */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  const page = lazy(async () => ({ default: await load() }));
  loaders.set(page, load);
  return page;
}

/** Loads the code of the route's page. Undefined: the page is part of the first download. */
export function pageLoader({ element }: RouteObject): (() => Promise<unknown>) | undefined {
  if (!isValidElement(element) || typeof element.type === 'string') return undefined;
  return loaders.get(element.type);
}
