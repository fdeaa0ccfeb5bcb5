import type { AccountElementProps } from '../definitions/account-element';

/**
 * Settings of all elements from the page's script tag or `spotreel.configure`. An element's own attributes come first.
 */
export interface PageSettings extends Omit<AccountElementProps, 'spotreel'> {
  /** Put before each tag: `acme-` makes `<acme-project-editor>`. Default: none. */
  prefix?: string | undefined;
}

/** The settings of this page; empty where no loader is. */
export function pageSettings(): PageSettings {
  return loader()?.settings ?? {};
}

/** True if the script tag has loaded this code. */
export function hasLoader(): boolean {
  return loader() !== undefined;
}

function loader() {
  const { spotreel } = globalThis;
  return spotreel && 'settings' in spotreel ? spotreel : undefined;
}
