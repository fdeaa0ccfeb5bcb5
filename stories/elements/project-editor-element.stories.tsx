import { defineElements, type ProjectEditorElement } from '@spotreel/elements';
import type { Spotreel } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { fn, waitFor } from 'storybook/test';
import { loadedOf } from '../story-account/loaded';
import { ARABIC, DARK, PHONE } from '../story-account/looks';

defineElements();

interface ElementProps {
  projectId?: number;
  theme?: 'light' | 'dark';
  backButton?: boolean;
  panels?: string;
  edits?: string;
  panelLabel?: string;
  /** Texts of the page by slot. */
  slotted?: Readonly<Record<string, string>>;
  spotreel?: Spotreel;
  onBack?: () => void;
}

/** `<project-editor>` with an account of the page's own. */
function Editor({ onBack, slotted, ...properties }: ElementProps) {
  const host = useRef<HTMLDivElement>(null);
  const { spotreel, projectId, theme, backButton, panels, edits, panelLabel } = properties;
  useLayoutEffect(() => {
    const element: ProjectEditorElement = document.createElement('project-editor');
    element.className = 'story-element';
    Object.assign(element, { spotreel, projectId, theme, backButton, panels, edits, panelLabel });
    for (const [slot, text] of Object.entries(slotted ?? {})) {
      const child = document.createElement(slot === 'actions' ? 'button' : 'p');
      Object.assign(child, { slot, textContent: text });
      element.append(child);
    }
    element.addEventListener('back', () => onBack?.());
    host.current?.append(element);
    return () => element.remove();
  }, [spotreel, projectId, theme, backButton, panels, edits, panelLabel, slotted, onBack]);
  return <div ref={host} className="story-editor" />;
}

const meta: Meta<typeof Editor> = {
  title: 'Elements/project-editor',
  component: Editor,
  parameters: { without: { states: 'loading, long', why: 'The states of Project editor.' }, page: 'host' },
  args: { projectId: 7, onBack: fn() },
  render: (args, context) => (
    <Editor {...args} spotreel={loadedOf(context).spotreel} theme={context.globals.theme as 'light'} />
  ),
};
export default meta;
type Story = StoryObj<typeof Editor>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await waitFor(
    () => {
      const root = canvasElement.querySelector('project-editor')?.shadowRoot;
      if (!root?.querySelector('.sr-stage')) throw new Error('The editor is not there yet.');
    },
    { timeout: 15_000 },
  );
};

export const Own: Story = { play: opened };
export const WithBackButton: Story = { args: { backButton: true }, play: opened };
/** People write texts; everything else is as the page wants it. */
export const TextsAlone: Story = { args: { edits: 'texts' }, play: opened };
/** The brand of the account is locked. */
export const LockedBrand: Story = {
  args: { edits: 'texts images backgrounds scenes music size name' },
  play: opened,
};
/** One panel of the editor, and a panel and a button of the page. */
export const OwnPanelAndButton: Story = {
  args: {
    panels: 'scene',
    panelLabel: 'Prices',
    slotted: { panel: 'Trail shoe: 99.00', actions: 'Send to client' },
  },
  play: opened,
};
/** The picture alone. */
export const WithoutPanels: Story = { args: { panels: '' }, play: opened };
/** Nothing is loaded before there is an id. */
export const WithoutProject: Story = { args: { projectId: undefined as never } };
export const NotFound: Story = { args: { projectId: 999 } };
export const OnAPhone: Story = { play: opened, ...PHONE };
export const RightToLeft: Story = { play: opened, ...ARABIC };
export const Dark: Story = { play: opened, ...DARK };
