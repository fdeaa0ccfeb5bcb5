import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnchoredPopover } from '../../../elements/react/controls/anchored-popover/anchored-popover';
import { Button } from '../../../elements/react/controls/button/button';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { createSamplePaint } from '../../../elements/react/editor/scene-transition/preview/sample-paint';
import { TransitionButton } from '../../../elements/react/editor/scene-transition/transition-button';
import {
  TransitionField,
  type TransitionFieldProps,
} from '../../../elements/react/editor/scene-transition/transition-field';
import { TransitionMarks } from '../../../elements/react/editor/scene-transition/transition-marks';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const paint = createSamplePaint();

/** The field in its popover, as the editor shows it. */
function Opened(props: TransitionFieldProps) {
  useEditorStyles();
  const [transition, setTransition] = useState(props.transition);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change: TransitionFieldProps['onChange'] = (chosen) => {
    setTransition(chosen);
    props.onChange(chosen);
  };
  return (
    <div style={{ minHeight: '42rem' }}>
      <Button ref={setAnchor}>Scene 1</Button>
      {anchor && (
        <AnchoredPopover
          open
          anchor={anchor}
          side="beside"
          title="Transition to scene 2"
          closeLabel="Close"
          onClose={fn()}
        >
          <TransitionField {...props} transition={transition} onChange={change} />
        </AnchoredPopover>
      )}
    </div>
  );
}

const meta: Meta<typeof TransitionField> = {
  title: 'Editor/Scene transition',
  component: TransitionField,
  parameters: {
    without: { states: 'loading, empty, error', why: 'A cut is always of some kind.' },
    page: 'screen',
  },
  args: {
    transition: { kind: 'push', frames: 12, direction: 'left' },
    paint,
    isUsedForAll: false,
    onChange: fn(),
    onUseForAll: fn(),
  },
  render: (args) => <Opened {...args} />,
};
export default meta;
type Story = StoryObj<typeof TransitionField>;

const popover = () => within(document.body).findByRole('dialog', { name: 'Transition to scene 2' });

/** A kind that moves to a side: it has a length and a direction. */
export const Push: Story = {
  play: async ({ args }) => {
    const shown = within(await popover());
    await expect(shown.getAllByRole('radio')).toHaveLength(19);
    await expect(shown.getByRole('radio', { name: 'Push' })).toBeChecked();
    const slider = shown.getByRole('slider', { name: 'Length' });
    await expect(slider).toHaveAttribute('aria-valuetext', '0.4 s');
    await fireEvent.change(slider, { target: { value: '20' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'push', frames: 20, direction: 'left' });
    await userEvent.click(shown.getByRole('button', { name: 'Up' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'push', frames: 20, direction: 'up' });
    await userEvent.click(shown.getByRole('radio', { name: 'Whip' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'whip', frames: 20, direction: 'up' });
    await userEvent.click(shown.getByRole('button', { name: 'Use between all scenes' }));
    await expect(args.onUseForAll).toHaveBeenCalled();
  },
};

/** Neither a length nor a direction, until a kind is picked: by keys, the one below. */
export const InTemplate: Story = {
  args: { transition: null },
  play: async ({ args }) => {
    const shown = within(await popover());
    const asInTemplate = shown.getByRole('radio', { name: 'As in the template' });
    await expect(asInTemplate).toBeChecked();
    await waitFor(() => expect(asInTemplate).toHaveFocus());
    await expect(shown.queryByRole('slider')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'cut', frames: 12 });
    await expect(shown.queryByRole('slider')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'fade', frames: 12 });
    await expect(shown.queryByRole('group', { name: 'Direction' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: 'fade', frames: 12 });
  },
};

/** All scenes have it. */
export const UsedForAll: Story = { args: { isUsedForAll: true } };

export const LongWords: Story = { ...LONG_WORDS };
export const OnAPhone: Story = { ...PHONE };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };

function Buttons() {
  useEditorStyles();
  return (
    <div style={{ display: 'flex', gap: 16, padding: 24 }}>
      <TransitionButton sceneId={1} number={2} transition={null} onOpen={fn()} />
      <TransitionButton sceneId={2} number={3} transition={{ kind: 'push', frames: 12 }} onOpen={fn()} />
    </div>
  );
}

/** Between two scenes of the list: as in the template, and set. */
export const BetweenScenes: Story = {
  render: () => <Buttons />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Transition to scene 2: As in the template' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Transition to scene 3: Push · 0.4 s' })).toBeVisible();
  },
};

const scenes = [
  { sceneId: 1, startSeconds: 0, durationSeconds: 4, transition: { kind: 'push', frames: 15 } },
  { sceneId: 2, startSeconds: 4, durationSeconds: 4, transition: null },
  { sceneId: 3, startSeconds: 8, durationSeconds: 2, transition: { kind: 'cut', frames: 12 } },
  { sceneId: 4, startSeconds: 10, durationSeconds: 2, transition: { kind: 'fade', frames: 12 } },
] as const;
const onOpen = fn();

/** Marks on a timeline of 480 px: 40 px are a second. The last scene has none, whatever it says. */
export const Marks: Story = {
  render: () => (
    <div style={{ padding: 40 }}>
      <div style={{ position: 'relative', width: 480, height: 50 }}>
        <TransitionMarks scenes={scenes} onOpen={onOpen} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('button');
    await expect(marks.map(({ title }) => title)).toEqual([
      'Transition to scene 2: Push · 0.5 s',
      'Transition to scene 4: Cut',
    ]);
    const [push, cut] = marks.map((mark) => mark.getBoundingClientRect().width);
    await expect(push).toBeCloseTo(20, 0);
    await expect(cut).toBeLessThan(1);
    if (marks[0]) await userEvent.click(marks[0]);
    await expect(onOpen).toHaveBeenLastCalledWith(1, marks[0]);
  },
};
