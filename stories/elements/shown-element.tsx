import { defineElements } from '@spotreel/elements';
import { useLayoutEffect, useRef } from 'react';
import { waitFor, within } from 'storybook/test';
import { loadedOf } from '../story-account/loaded';

defineElements();

interface ShownElementProps {
  tag: string;
  properties: object;
  /** Hears the events of these names. */
  listeners: Readonly<Record<string, (detail: unknown) => void>>;
}

/** A custom element with an account of the page's own. */
function ShownElement({ tag, properties, listeners }: ShownElementProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = document.createElement(tag);
    Object.assign(element, properties);
    for (const [name, hear] of Object.entries(listeners))
      element.addEventListener(name, (event) => hear((event as CustomEvent).detail));
    host.current?.append(element);
    return () => element.remove();
  }, [tag, properties, listeners]);
  return <div ref={host} />;
}

/** For `render` of a story. */
export function elementStory(
  tag: string,
  properties: object,
  context: Parameters<typeof loadedOf>[0] & { readonly globals: Readonly<Record<string, unknown>> },
  listeners: ShownElementProps['listeners'] = {},
) {
  const { spotreel } = loadedOf(context);
  return (
    <ShownElement
      tag={tag}
      properties={{ ...properties, spotreel, theme: context.globals.theme }}
      listeners={listeners}
    />
  );
}

/** Elements inside the element, once `selector` is there. */
export async function insideElement(canvasElement: HTMLElement, tag: string, selector: string) {
  const root = await waitFor(
    () => {
      const found = canvasElement.querySelector(tag)?.shadowRoot;
      if (!found?.querySelector(selector)) throw new Error(`<${tag}> does not show ${selector}.`);
      return found;
    },
    { timeout: 15_000 },
  );
  return within(root as unknown as HTMLElement);
}
