import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RenderControl } from '../../../elements/react/editor/render-control/render-control';
import { storyRender, storyRenderState } from '../../story-account/answers/render-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { shown } from '../../story-account/shown';

const meta: Meta<typeof RenderControl> = {
  parameters: {
    without: {
      states: 'loading, empty',
      why: 'It is a button until an export runs; without a project it is disabled.',
    },
  },
  title: 'Controls/Render control',
  component: RenderControl,
  args: {
    projectId: 7,
    choices: {},
    deviceExport: false,
    onBeforeRender: () => true,
    onRenderProgress: fn(),
    onProjectRendered: fn(),
    onRenderFailed: fn(),
    onRenderCancelled: fn(),
    onDeviceExported: fn(),
    provideMethods: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof RenderControl>;

const running = storyRenderState('rendering', storyRender({ status: 'rendering', percentageComplete: 42 }));
const done = storyRenderState('done', storyRender({ status: 'done', percentageComplete: 100 }));

export const Own: Story = { play: shown('Export') };
export const Exporting: Story = { parameters: { answers: { projectStatus: () => running } }, play: shown('42%') };
export const Finished: Story = { parameters: { answers: { projectStatus: () => done } }, play: shown('Download') };
/** The file that is there is an MP4: it is not offered, and an export asks for what the page chose. */
const requestRender = fn(() => ({ id: 502 }));
export const AnotherFormat: Story = {
  args: { choices: { format: 'webm', transparent: true } },
  parameters: { answers: { projectStatus: () => done, requestRender } },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement);
    await userEvent.click(await control.findByRole('button', { name: 'Export' }));
    const query = expect.objectContaining({ format: 'webm', transparent: 'true' });
    await waitFor(() =>
      expect(requestRender).toHaveBeenCalledWith(expect.objectContaining({ query }), expect.anything()),
    );
    expect(control.queryByRole('button', { name: 'Download' })).toBeNull();
  },
};
export const WithDeviceExport: Story = {
  args: { deviceExport: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export in this browser' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await within(dialog).findByRole('combobox');
  },
};
export const Refused: Story = {
  parameters: { answers: { requestRender: 'concurrent_render_limit' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(args.onRenderFailed).toHaveBeenCalled());
  },
};
export const OnAPhone: Story = { parameters: { answers: { projectStatus: () => done } }, ...PHONE };
export const LongWords: Story = { parameters: { answers: { projectStatus: () => running } }, ...LONG_WORDS };
export const RightToLeft: Story = { parameters: { answers: { projectStatus: () => running } }, ...ARABIC };
export const Dark: Story = { parameters: { answers: { projectStatus: () => done } }, ...DARK };
