import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnchoredPopover } from '../../../elements/react/controls/anchored-popover/anchored-popover';
import { Button } from '../../../elements/react/controls/button/button';
import { CameraField, type CameraFieldProps } from '../../../elements/react/editor/camera-move/camera-field';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

/** The field in its popover, as the editor shows it. */
function Opened(props: CameraFieldProps) {
  useEditorStyles();
  const [move, setMove] = useState(props.move);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const change: CameraFieldProps['onChange'] = (chosen) => {
    setMove(chosen);
    props.onChange(chosen);
  };
  return (
    <div style={{ minHeight: '32rem' }}>
      <Button ref={setAnchor}>Image</Button>
      {anchor && (
        <AnchoredPopover open anchor={anchor} side="beside" title="Movement" closeLabel="Close" onClose={fn()}>
          <CameraField {...props} move={move} onChange={change} />
        </AnchoredPopover>
      )}
    </div>
  );
}

const meta: Meta<typeof CameraField> = {
  title: 'Editor/Camera move',
  component: CameraField,
  parameters: {
    without: { states: 'loading, error', why: 'A picture always has a movement, or rests.' },
    page: 'screen',
  },
  args: {
    move: 'zoom-in',
    picture: undefined,
    isUsedForAll: false,
    onChange: fn(),
    onUseForAll: fn(),
  },
  render: (args, context) => <Opened {...args} picture={loadedOf(context).library.logo.preview} />,
};
export default meta;
type Story = StoryObj<typeof CameraField>;

const popover = async () => within(await within(document.body).findByRole('dialog', { name: 'Movement' }));

/** The choice of one is a radio button; all images take it over by a button. */
export const ZoomIn: Story = {
  play: async ({ args }) => {
    const shown = await popover();
    await expect(shown.getByRole('radio', { name: 'Zoom in' })).toBeChecked();
    await userEvent.click(shown.getByRole('radio', { name: 'To the left' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('pan-left');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pan-right');
    await userEvent.click(shown.getByRole('radio', { name: 'Still' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(shown.getByRole('button', { name: 'Use for all images' }));
    await expect(args.onUseForAll).toHaveBeenCalledOnce();
  },
};

/** A video with one picture has no others to take it over. */
export const OnlyPicture: Story = { args: { move: null, onUseForAll: undefined } };

export const UsedForAll: Story = {
  args: { isUsedForAll: true },
  play: async () => {
    const shown = await popover();
    await expect(shown.getByRole('button', { name: 'Used for all images' })).toBeVisible();
  },
};

/** The file is gone: the tiles keep their names and icons. */
export const WithoutPicture: Story = { render: (args) => <Opened {...args} /> };

export const Dark: Story = { ...DARK };
export const Phone: Story = { ...PHONE };
export const RightToLeft: Story = { ...ARABIC };
export const LongWords: Story = { ...LONG_WORDS };
