import type { SupportedFormat } from '@spotreel/sdk/export';
import type { RenderNotice } from '@spotreel/sdk/internal/stores';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atom, computed } from 'nanostores';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FIRST_DEVICE_CHOICE, writableChoice } from '../../../elements/react/editor/device-export/device-export-choice';
import { DeviceExportFooter } from '../../../elements/react/editor/device-export/device-export-footer';
import { DeviceExportPart } from '../../../elements/react/editor/device-export/device-export-part';
import type { DeviceExportState } from '../../../elements/react/editor/device-export/device-exports';
import { RenderDialog } from '../../../elements/react/editor/render-dialog/render-dialog';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';

const FORMATS: readonly SupportedFormat[] = [
  { format: 'mp4', sound: 'opus' },
  { format: 'webm', sound: 'opus' },
  { format: 'gif', sound: null },
  { format: 'png', sound: null },
];

const LIMIT: RenderNotice = {
  kind: 'render_limit',
  code: 'render_limit',
  tone: 'warning',
  title: 'Whoa there, Render Master!',
  text: 'You’ve used all exports of this month.',
  upgradeLabel: 'Upgrade Your Plan',
};

interface Args {
  state: DeviceExportState;
  formats: readonly SupportedFormat[];
  onStart: () => void;
  /** The plan counts exports on this device. */
  isCounting: boolean;
}

function Shown({ state, formats, onStart, isCounting }: Args) {
  const [exports] = useState(() => {
    const $formats = atom(formats);
    const $chosen = atom(FIRST_DEVICE_CHOICE);
    return {
      $state: atom(state),
      $formats,
      $isCounting: atom(isCounting),
      $choice: computed([$formats, $chosen], writableChoice),
      look: async () => {},
      choose: $chosen.set,
      start: async () => onStart(),
      cancel: () => {},
      saveAgain: () => {},
    };
  });
  return (
    <RenderDialog
      open
      onOpenChange={() => {}}
      width={1920}
      height={1080}
      durationSeconds={24}
      renders={[]}
      hasUnsavedEdits={false}
      isRequesting={false}
      isCancelling={false}
      device={{
        body: <DeviceExportPart exports={exports} width={1920} height={1080} />,
        footer: <DeviceExportFooter exports={exports} isEmpty={false} mayStart={() => true} onSaved={() => {}} />,
        isRunning: state.status === 'running',
      }}
      onRender={() => {}}
      onCancel={() => {}}
      onDownload={() => {}}
    />
  );
}

const meta: Meta<typeof Shown> = {
  title: 'Editor/Export on this device',
  component: Shown,
  args: { state: { status: 'idle' }, formats: FORMATS, onStart: fn(), isCounting: false },
  play: async ({ canvasElement }) => {
    const places = within((await dialog(canvasElement)).getByRole('group')).getAllByRole('button');
    await userEvent.click(places.at(-1) as HTMLElement);
  },
};
export default meta;
type Story = StoryObj<typeof Shown>;

const dialog = async (element: HTMLElement) => within(await within(element.ownerDocument.body).findByRole('dialog'));

export const Choice: Story = {};
export const Running: Story = { args: { state: { status: 'running', percent: 37 } } };
export const Saved: Story = { args: { state: { status: 'done', canSaveAgain: true } } };
export const Cancelled: Story = { args: { state: { status: 'cancelled' } } };
export const Failed: Story = { args: { state: { status: 'failed', code: 'export_storage_full' } } };
export const Counted: Story = { args: { isCounting: true } };
export const CountedWithoutNetwork: Story = {
  args: { isCounting: true, state: { status: 'failed', code: 'export_needs_connection' } },
};
export const OverTheLimit: Story = { args: { isCounting: true, state: { status: 'refused', notice: LIMIT } } };
export const WithoutEncoders: Story = { args: { formats: FORMATS.slice(2) } };
export const Unsupported: Story = { args: { formats: [] } };
export const Starts: Story = {
  play: async (context) => {
    await meta.play?.(context);
    const shown = await dialog(context.canvasElement);
    await shown.findByRole('combobox');
    await userEvent.click(shown.getAllByRole('button').at(-1) as HTMLElement);
    await expect(context.args.onStart).toHaveBeenCalled();
  },
};
export const OnAPhone: Story = { ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { ...DARK };
