import { defineElements, type TemplateGridElement } from '@spotreel/elements';
import type { Spotreel } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';

defineElements();

interface ElementProps {
  heading?: string;
  query?: string;
  theme?: 'light' | 'dark';
  spotreel?: Spotreel;
  onCreated?: (projectId: number) => void;
}

/** `<template-grid>` with an account of the page's own. */
function Grid({ spotreel, heading, query, theme, onCreated }: ElementProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element: TemplateGridElement = document.createElement('template-grid');
    Object.assign(element, { spotreel, heading, query, theme });
    element.addEventListener('project-created', (event) => onCreated?.(event.detail.projectId));
    host.current?.append(element);
    return () => element.remove();
  }, [spotreel, heading, query, theme, onCreated]);
  return <div ref={host} />;
}

const meta: Meta<typeof Grid> = {
  title: 'Elements/template-grid',
  component: Grid,
  parameters: { without: { states: 'loading, empty, error', why: 'The states of Template grid.' }, page: 'host' },
  args: { onCreated: fn() },
  render: (args, context) => (
    <Grid {...args} spotreel={loadedOf(context).spotreel} theme={context.globals.theme as 'light'} />
  ),
};
export default meta;
type Story = StoryObj<typeof Grid>;

async function inside(canvasElement: HTMLElement) {
  const root = await waitFor(
    () => {
      const found = canvasElement.querySelector('template-grid')?.shadowRoot;
      if (!found?.querySelector('article')) throw new Error('The grid is empty.');
      return found;
    },
    { timeout: 15_000 },
  );
  return within(root as unknown as HTMLElement);
}

export const Own: Story = { play: async ({ canvasElement }) => void (await inside(canvasElement)) };
export const Animations: Story = { ...Own, args: { heading: 'Animations', query: 'tab=animations' } };
export const Creates: Story = {
  play: async ({ canvasElement, args }) => {
    const grid = await inside(canvasElement);
    await userEvent.click(await grid.findByRole('button', { name: 'Product launch' }));
    await userEvent.click(await grid.findByRole('button', { name: 'Create video' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith(99));
  },
};
export const OnAPhone: Story = { ...Own, ...PHONE };
export const LongWords: Story = { ...Own, ...LONG_WORDS };
export const RightToLeft: Story = { ...Own, ...ARABIC };
export const Dark: Story = { ...Own, ...DARK };
