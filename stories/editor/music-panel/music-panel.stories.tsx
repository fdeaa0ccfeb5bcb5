import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MusicPanel, type MusicPanelProps } from '../../../elements/react/editor/music-panel/music-panel';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import type { Library } from '../../story-account/library-data';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: MusicPanelProps) {
  useEditorStyles();
  return <MusicPanel {...props} />;
}

const proposals: MusicPanelProps['proposals'] = {
  proposals: undefined,
  failure: undefined,
  isProved: true,
  gapPoints: 0,
  videoSeconds: 24,
  chosenKey: '',
  listeningKey: undefined,
  hasLocks: false,
  onListen: fn(),
  onChoose: fn(),
  onRetry: fn(),
  onUnlockAll: fn(),
};

function kitsOf({ kits }: Library): NonNullable<MusicPanelProps['kits']> {
  return kits.map(({ id, name, description, bpm, moods, audioSamples }, index) => ({
    id,
    name,
    description,
    bpm,
    moods,
    peaks: audioSamples[0]?.peaks ?? [],
    isDefault: index === 0,
    cuts: index === 2 ? { cuts: 5, onBar: 3 } : undefined,
  }));
}

/** Two ways to put the first kit together. */
function proposalsOf({ kits }: Library): NonNullable<MusicPanelProps['proposals']['proposals']> {
  const samples = (kits[0]?.audioSamples ?? []).slice(0, 4);
  const drawn = samples.map(({ duration, peaks }, tint) => ({ durationSeconds: duration, peaks, tint }));
  return [
    { key: 'a', rank: 1, letter: 'A', reason: 'Ends naturally', samples: drawn, isFeatured: true },
    { key: 'b', rank: 2, letter: 'B', reason: 'Fades out', samples: drawn.toReversed(), isFeatured: true },
  ];
}

const meta: Meta<typeof MusicPanel> = {
  title: 'Editor/Music panel',
  component: MusicPanel,
  parameters: { without: { states: 'empty', why: 'There is always the choice of no music.' }, page: 'column' },
  args: {
    isKitGone: false,
    isOutdated: false,
    onRefit: fn(),
    proposals,
    ownMusic: null,
    track: undefined,
    kits: undefined,
    failure: undefined,
    onRetry: fn(),
    selectedKitId: 1,
    playingKitId: null,
    onPlayKit: fn(),
    onKit: fn(),
  },
  render: (args, context) => {
    const { library } = loadedOf(context);
    const offered = { ...args.proposals, proposals: proposalsOf(library), chosenKey: 'a' };
    return <Styled {...args} kits={kitsOf(library)} proposals={offered} />;
  },
};
export default meta;
type Story = StoryObj<typeof MusicPanel>;

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No music/ }));
    await expect(args.onKit).toHaveBeenCalledWith(null);
  },
};
export const Outdated: Story = { args: { isOutdated: true } };
export const KitIsGone: Story = { args: { isKitGone: true } };
export const Loading: Story = { render: (args) => <Styled {...args} /> };
export const Failed: Story = {
  args: {
    failure: { code: 'unreachable', message: 'The server cannot be reached.', isPassing: true } as never,
    selectedKitId: null,
  },
  render: (args) => <Styled {...args} />,
};
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
