import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { LengthHandles } from '../../../elements/react/editor/scene-length/length-handles';
import {
  SceneLengthField,
  type SceneLengthFieldProps,
} from '../../../elements/react/editor/scene-length/scene-length-field';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: SceneLengthFieldProps) {
  useEditorStyles();
  return <SceneLengthField {...props} />;
}

const meta: Meta<typeof SceneLengthField> = {
  title: 'Editor/Scene length',
  component: SceneLengthField,
  parameters: {
    without: { states: 'loading, empty, error', why: 'A scene has a length.' },
    page: 'column',
  },
  args: { bars: 2, ownBars: 2, neededBars: undefined, barSeconds: 2.4, onChange: fn() },
  render: (args) => <Styled {...args} />,
};
export default meta;
type Story = StoryObj<typeof SceneLengthField>;

/** As long as its template. */
export const Own: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Length' });
    await expect(slider).toHaveAttribute('aria-valuetext', '4.8 s · 2 bars');
    slider.focus();
    await fireEvent.change(slider, { target: { value: '2.5' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
  },
};

/** Longer than its template: there is a way back. */
export const Changed: Story = {
  args: { bars: 3.5 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the template’s length (4.8 s)' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Too short for its words. */
export const TooShort: Story = {
  args: { bars: 1, neededBars: 2.5 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 6 s' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2.5);
  },
};

export const LongWords: Story = { args: { bars: 1, neededBars: 2.5 }, ...LONG_WORDS };
export const RightToLeft: Story = { args: { bars: 1, neededBars: 2.5 }, ...ARABIC };
export const Dark: Story = { ...TooShort, ...DARK };

const scenes = [
  { sceneId: 1, startSeconds: 0, durationSeconds: 4, bars: 2 },
  { sceneId: 2, startSeconds: 4, durationSeconds: 4, bars: 2 },
];
const onLength = fn();

/** Handles on a timeline of 400 px: 50 px are a second. */
export const Handles: Story = {
  render: () => (
    <div style={{ position: 'relative', width: 400, height: 50, marginTop: 40 }}>
      <LengthHandles scenes={scenes} onChange={onLength} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const handle = canvasElement.querySelector<HTMLElement>('[data-scene="1"]');
    if (!handle) throw new Error('There is no handle.');
    handle.setPointerCapture = () => {};
    const drag = async (toPx: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
      await fireEvent.pointerDown(handle, { button: 0, clientX: 200, pointerId: 1 });
      await fireEvent.pointerMove(handle, { clientX: toPx, pointerId: 1 });
      await fireEvent[end](handle, { clientX: toPx, pointerId: 1 });
    };
    await drag(240);
    await expect(onLength).toHaveBeenLastCalledWith(1, 2.5);
    await drag(20);
    await expect(onLength).toHaveBeenLastCalledWith(1, 0.5);
    onLength.mockClear();
    await drag(205);
    await drag(300, 'pointerCancel');
    await fireEvent.pointerDown(handle, { button: 0, clientX: 200, pointerId: 1 });
    await fireEvent.pointerMove(handle, { clientX: 300, pointerId: 1 });
    await expect(handle).toHaveTextContent('6 s · 3 bars');
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(handle, { clientX: 300, pointerId: 1 });
    await expect(onLength).not.toHaveBeenCalled();
  },
};
