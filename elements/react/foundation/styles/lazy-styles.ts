import { useEnvironmentContext } from '@ark-ui/react/environment';
import { useLayoutEffect } from 'react';
import { LAYER_ORDER } from './layer-order';

/**
 * A hook that has the root around the component adopt `parts` before the component is painted. The parts become one
 * style sheet, which is made on first use. It stays: the same root may contain another such component.
 */
export function lazyStyles(parts: readonly string[]): () => void {
  let sheet: CSSStyleSheet | undefined;
  const styles = () => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync([LAYER_ORDER, ...parts].join('\n'));
    }
    return sheet;
  };
  return function useLazyStyles() {
    const { getRootNode } = useEnvironmentContext();
    useLayoutEffect(() => {
      const root = getRootNode() as Document | ShadowRoot;
      if (!root.adoptedStyleSheets.includes(styles())) root.adoptedStyleSheets = [...root.adoptedStyleSheets, styles()];
    }, [getRootNode]);
  };
}

/**
 * Makes the hooks of pages that share styles: each adopts `shared`, then what its page has besides. The hook comes before any
 * other hook of the page.
 */
export function screenStyles(shared: readonly string[]): (...own: readonly string[]) => () => void {
  const useShared = lazyStyles(shared);
  return (...own) => {
    const useOwn = lazyStyles(own);
    return () => {
      useShared();
      useOwn();
    };
  };
}
