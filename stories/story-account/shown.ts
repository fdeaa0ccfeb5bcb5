import { expect, waitFor, within } from 'storybook/test';

interface Played {
  readonly canvasElement: HTMLElement;
}

/** A play function that waits until `text` is on the page, in the story or in a dialog over it: loading is over then. */
export function shown(text: string | RegExp) {
  return async ({ canvasElement }: Played) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getAllByText(text, { exact: false }).length).toBeGreaterThan(0), {
      timeout: 10_000,
    });
  };
}
