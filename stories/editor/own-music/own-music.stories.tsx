import type { OwnMusic } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import kitRowCss from '../../../elements/react/controls/kit-row/kit-row.css?inline';
import waveformCss from '../../../elements/react/controls/waveform/waveform.css?inline';
import type { ChosenMusicProps } from '../../../elements/react/editor/own-music/chosen-music';
import { type OwnMusicProps, OwnMusicSection } from '../../../elements/react/editor/own-music/own-music';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { lazyStyles } from '../../../elements/react/foundation/styles/lazy-styles';
import { demoMusic } from '../../story-account/answers/asset-answers';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { storyUpload } from '../../story-account/story-upload';

const useStyles = lazyStyles([waveformCss, kitRowCss]);

const song = demoMusic(905, 'Campfire song.mp3');
const jingle = demoMusic(906, 'Jingle.wav', 9);

/** The section with a song whose part can be moved, as the editor keeps it. */
function Trimmed({ start = 42.5, ...props }: OwnMusicProps & { start?: number }) {
  useEditorStyles();
  useStyles();
  const [music, setMusic] = useState<OwnMusic>({ media: 905, start, fadeIn: 0.3, fadeOut: 2 });
  const chosen = props.chosen && { ...props.chosen, music, onChange: setMusic };
  return <OwnMusicSection {...props} chosen={chosen} />;
}

const chosen: ChosenMusicProps = {
  file: song,
  music: { media: 905, start: 0, fadeIn: 0.3, fadeOut: 2 },
  videoSeconds: 28,
  isPlaying: false,
  onListen: fn(),
  playhead: null,
  onChange: fn(),
  onRest: fn(),
  onChosen: fn(),
  onRemove: fn(),
};

const meta: Meta<typeof Trimmed> = {
  title: 'Editor/Own music',
  component: Trimmed,
  parameters: { page: 'column' },
  args: {
    chosen,
    choice: {
      files: [song, jingle],
      failure: undefined,
      chosenId: 905,
      onRetry: fn(),
      onPlay: fn(),
      onChoose: fn(),
    },
    onOpenChoice: fn(),
    uploads: [],
    onUpload: fn(),
    uploadActions: { pause: fn(), retry: fn(), dismiss: fn(), continueWith: fn() },
  },
};
export default meta;
type Story = StoryObj<typeof Trimmed>;

/** Keys move the part; each key ends a step to undo. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const part = canvas.getByRole('slider', { name: 'Part of the song' });
    await expect(part).toHaveAttribute('aria-valuetext', '0:42.5 to 1:10.5');
    part.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Start (s)' })).toHaveValue(42.6));
    await userEvent.keyboard('{PageDown}{Home}');
    await expect(part).toHaveAttribute('aria-valuetext', '0:00.0 to 0:28.0');
    await userEvent.keyboard('{End}');
    await expect(part).toHaveAttribute('aria-valuetext', '2:16.0 to 2:44.0');
    await expect(args.chosen?.onChosen).toHaveBeenCalledTimes(4);
  },
};
/** A drag moves the part with the pointer and stays within the song. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const part = canvas.getByRole('slider', { name: 'Part of the song' });
    const box = part.getBoundingClientRect();
    const at = (clientX: number) => ({ clientX, clientY: box.top + 5, button: 0, pointerId: 1 });
    part.setPointerCapture = () => {};
    (part.parentElement ?? part).setPointerCapture = () => {};
    fireEvent.pointerDown(part, at(box.left + 5));
    fireEvent.pointerMove(part, at(box.left + 45));
    await waitFor(() => expect(Number(part.getAttribute('aria-valuenow'))).toBeGreaterThan(50));
    fireEvent.pointerMove(part, at(box.left + 5000));
    await waitFor(() => expect(part).toHaveAttribute('aria-valuenow', '136'));
    fireEvent.pointerUp(part, at(box.left + 5000));
    await expect(args.chosen?.onChosen).toHaveBeenCalledOnce();
  },
};
/** Numbers do what a drag does; what is beyond the song is not taken. */
export const Numbers: Story = {
  play: async ({ canvas }) => {
    const start = canvas.getByRole('spinbutton', { name: 'Start (s)' });
    await userEvent.clear(start);
    await userEvent.type(start, '12.5');
    await waitFor(() => expect(canvas.getByText(/^0:12.5 to 0:40.5 of 2:44/)).toBeVisible());
    const fade = canvas.getByRole('spinbutton', { name: 'Fade out (s)' });
    await userEvent.clear(fade);
    await userEvent.type(fade, '5');
    await expect(fade).toHaveValue(5);
  },
};
/** A song that ends before the video starts again, and says so. */
export const Short: Story = {
  args: { start: 0, chosen: { ...chosen, file: jingle, isPlaying: true } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/It starts again until the video ends/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible());
  },
};
export const Removed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.chosen?.onRemove).toHaveBeenCalledOnce();
  },
};
/** None yet: what can be done. */
export const Empty: Story = { args: { chosen: undefined } };
/** A song of the library is chosen by ear. */
export const FromTheLibrary: Story = {
  args: { chosen: undefined },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from library' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Choose your music' }),
    );
    const choice = dialog.getByRole('button', { name: /^Jingle.wav/ });
    await waitFor(() => expect(choice).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Listen to Jingle.wav' })).toBeVisible());
    await userEvent.click(choice);
    await expect(args.choice.onChoose).toHaveBeenCalledWith(jingle);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose from library' })).toBeVisible());
  },
};
const opened: Story['play'] = async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose from library' }));
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Choose your music' });
  await waitFor(() => expect(dialog).toBeVisible());
};
export const NothingInTheLibrary: Story = {
  args: { chosen: undefined, choice: { ...(meta.args?.choice as OwnMusicProps['choice']), files: [] } },
  play: opened,
};
export const Loading: Story = {
  args: { chosen: undefined, choice: { ...(meta.args?.choice as OwnMusicProps['choice']), files: undefined } },
  play: opened,
};
export const Failed: Story = {
  args: {
    chosen: undefined,
    choice: {
      ...(meta.args?.choice as OwnMusicProps['choice']),
      files: undefined,
      failure: { code: 'network_error', message: 'The server cannot be reached.', isPassing: true },
    },
  },
  play: opened,
};
/** On their way, and refused with the reason. */
export const Uploading: Story = {
  args: {
    chosen: undefined,
    uploads: [
      storyUpload(1, 'Our anthem.wav', { progress: 0.42, canPause: true }),
      storyUpload(2, 'Voice memo.m4a', { progress: 0.6, status: 'converting' }),
      storyUpload(3, 'Silence.mp3', { status: 'failed', message: 'This file is silent. Choose another one.' }),
    ],
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('This file is silent. Choose another one.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss Silence.mp3' }));
    await expect(args.uploadActions.dismiss).toHaveBeenCalledWith(3);
  },
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Phone: Story = { ...PHONE };
export const Dark: Story = { ...DARK };
