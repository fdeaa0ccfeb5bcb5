import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useEditorStyles } from '../../../elements/react/editor/project-editor/editor-styles';
import { StylePanel, type StylePanelProps } from '../../../elements/react/editor/style-panel/style-panel';
import { loadedOf } from '../../story-account/loaded';
import { ARABIC, DARK, LONG_WORDS } from '../../story-account/looks';

function Styled(props: StylePanelProps) {
  useEditorStyles();
  return <StylePanel {...props} />;
}

const meta: Meta<typeof StylePanel> = {
  title: 'Editor/Style panel',
  component: StylePanel,
  parameters: { without: { states: 'loading', why: 'Fonts come in without a change of the panel.' }, page: 'column' },
  args: {
    fonts: [],
    fontFamily: null,
    ownFont: 'Archivo Black',
    sample: 'Winter menu',
    palette: ['#f6f1e7', '#1f3d36', '#e8a33d', '#7c9a92'],
    defaultPalette: ['#f6f1e7', '#1f3d36', '#e8a33d', '#7c9a92'],
    roles: [{ kind: 'background' }, { kind: 'text' }, { kind: 'field', name: 'Accent' }, { kind: 'extra' }],
    suggestions: [{ name: 'Night', palette: ['#101113', '#f2f1ee', '#8fb0ff', '#3b4252'] }],
    language: null,
    onLanguage: fn(),
    onFont: fn(),
    onPaletteColor: fn(),
    onPalette: fn(),
    onDrag: () => () => {},
  },
  render: (args, context) => <Styled {...args} fonts={loadedOf(context).library.fonts} />,
};
export default meta;
type Story = StoryObj<typeof StylePanel>;

export const Own: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night' }));
    await expect(args.onPalette).toHaveBeenCalledWith(['#101113', '#f2f1ee', '#8fb0ff', '#3b4252']);
    const language = canvas.getByRole('combobox', { name: 'Text language' });
    await userEvent.selectOptions(language, 'Turkish');
    await expect(args.onLanguage).toHaveBeenCalledWith('tr');
    await userEvent.selectOptions(language, 'Automatic');
    await expect(args.onLanguage).toHaveBeenLastCalledWith(null);
  },
};

/** A text color that is hardly there: another one is offered. */
export const FaintText: Story = { args: { palette: ['#f6f1e7', '#e8dfce', '#e8a33d', '#7c9a92'] } };
export const WithoutPalette: Story = { args: { palette: [], defaultPalette: [], roles: [] } };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
