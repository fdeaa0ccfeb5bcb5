import { defineElements, type MediaLibraryElement } from '@spotreel/elements';
import type { Spotreel } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';

defineElements();

interface ElementProps {
  theme?: 'light' | 'dark';
  projectUrl?: string;
  spotreel?: Spotreel;
}

/** `<media-library>` with an account of the page's own. */
function Library({ spotreel, theme, projectUrl }: ElementProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element: MediaLibraryElement = document.createElement('media-library');
    Object.assign(element, { spotreel, theme, projectUrl });
    host.current?.append(element);
    return () => element.remove();
  }, [spotreel, theme, projectUrl]);
  return <div ref={host} />;
}

const meta: Meta<typeof Library> = {
  title: 'Elements/media-library',
  component: Library,
  parameters: { without: { states: 'loading, empty, error', why: 'The states of Assets library.' }, page: 'host' },
  args: { projectUrl: '/videos/{id}' },
  render: (args, context) => (
    <Library {...args} spotreel={loadedOf(context).spotreel} theme={context.globals.theme as 'light'} />
  ),
};
export default meta;
type Story = StoryObj<typeof Library>;

async function inside(canvasElement: HTMLElement) {
  const root = await waitFor(
    () => {
      const found = canvasElement.querySelector('media-library')?.shadowRoot;
      if (!found?.querySelector('.sr-asset__picture')) throw new Error('The library is empty.');
      return found;
    },
    { timeout: 15_000 },
  );
  return within(root as unknown as HTMLElement);
}

export const Own: Story = { play: async ({ canvasElement }) => void (await inside(canvasElement)) };
/** A video that uses a file leads to the page's own address. */
export const LeadsToTheVideo: Story = {
  play: async ({ canvasElement }) => {
    const library = await inside(canvasElement);
    await userEvent.click(library.getByRole('button', { name: 'Show Walk through the new shop.mp4' }));
    await expect(await library.findByRole('link', { name: 'Winter menu' })).toHaveProperty(
      'href',
      `${location.origin}/videos/7`,
    );
  },
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
