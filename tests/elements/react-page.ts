import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

export interface ReactPage {
  /** Page of the test that runs. */
  readonly page: HTMLElement;
  readonly root: Root;
}

/** Gives each test of a file an element of the document with a React root in it. Stubbed globals are taken back after each. */
export function reactPage(): ReactPage {
  const place = {} as { page: HTMLElement; root: Root };
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    place.page = document.body.appendChild(document.createElement('div'));
    place.root = createRoot(place.page);
  });
  afterEach(() => {
    act(() => place.root.unmount());
    place.page.remove();
    vi.unstubAllGlobals();
  });
  return place;
}
