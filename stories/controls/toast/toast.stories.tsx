import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ToastList } from '../../../elements/react/controls/toast/toast-list';
import { EditorPage } from '../../editor/editor-page';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, MIRRORED, PHONE } from '../../story-account/looks';
import { LONG_ACTION, LONG_NAME } from '../../story-account/people-texts';

const meta: Meta<typeof ToastList> = {
  title: 'Controls/Toast',
  component: ToastList,
  args: {
    label: 'Messages of the story',
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
    onHold: fn(),
    onRelease: fn(),
    messages: [
      {
        id: 1,
        tone: 'success',
        title: 'Your video is ready',
        text: '“Winter menu”',
        action: { label: 'Open', href: '#story' },
      },
      { id: 2, tone: 'info', title: 'Scene removed', action: { label: 'Undo', run: fn() } },
      { id: 3, tone: 'danger', title: 'The picture could not be loaded', text: 'This type of file is not supported.' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof ToastList>;

export const EveryTone: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.hover(first as HTMLElement);
    await expect(args.onHold).toHaveBeenCalledWith(1);
    await userEvent.click(first as HTMLElement);
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

/** The first one is in the corner, below the bar of the page. */
export const TopLeft: Story = {
  parameters: { page: 'screen' },
  play: async ({ canvas }) => {
    const { left, top, right } = canvas.getByRole('region', { name: 'Messages of the story' }).getBoundingClientRect();
    await expect([left < 40, top < 120, right < innerWidth / 2]).toEqual([true, true, true]);
  },
};

/** Below the bar and beside the scenes: nothing that can be pressed there is under it. */
export const OverTheEditor: Story = {
  parameters: {
    without: { states: 'loading, empty, error', why: 'Each tone is shown; without messages it is not there.' },
    page: 'screen',
  },
  render: () => <EditorPage />,
  play: async ({ canvas, canvasElement, loaded }) => {
    await canvas.findByRole('button', { name: 'Export' }, { timeout: 15_000 });
    const { toasts } = loadedOf({ loaded }).spotreel;
    toasts.hold(toasts.show({ tone: 'success', title: 'Your video is ready', text: '“Winter menu”' }));
    toasts.hold(toasts.show({ tone: 'info', title: 'Scene removed', action: { label: 'Undo', run: fn() } }));
    await canvas.findByText('Scene removed');
    await waitFor(() => expect(buttonsUnderToasts(canvasElement)).toEqual([]));
  },
};

/** Buttons and fields of the editor's bar and of its columns whose middle is covered by a notification. */
function buttonsUnderToasts(page: HTMLElement): string[] {
  const controls = page.querySelectorAll(
    ':is(.sr-editor__bar, .sr-editor__scenes, .sr-editor__panel) :is(button, input)',
  );
  const covered = [...controls].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.sr-toast');
  });
  return covered.map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
}

export const OverTheEditorOnAPhone: Story = { ...OverTheEditor, ...PHONE };
export const OverTheEditorRightToLeft: Story = { ...OverTheEditor, ...MIRRORED };
export const LongWords: Story = {
  args: {
    messages: [
      {
        id: 1,
        tone: 'danger',
        title: `${LONG_NAME}.jpeg`,
        text: 'This type of file is not supported.',
        action: { label: LONG_ACTION, run: fn() },
      },
    ],
  },
  ...LONG_WORDS,
};
export const OnAPhone: Story = { ...PHONE };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
