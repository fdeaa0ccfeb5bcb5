import { TemplateImportView } from '@spotreel/elements/react';
import type { PackageCheck, PackageFinding } from '@spotreel/sdk/contract';
import { addMessages, templateImportMessages } from '@spotreel/sdk/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { lazyStyles } from '../../elements/react/foundation/lazy-styles';
import { CheckResult } from '../../elements/react/template-import/check-result';
import templateImportCss from '../../elements/react/template-import/template-import.css?inline';
import { linkOf } from '../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../story-account/looks';
import { shown } from '../story-account/shown';

addMessages(templateImportMessages);
const useStyles = lazyStyles([templateImportCss]);
const onImport = fn();

const finding = (change: Partial<PackageFinding>): PackageFinding => ({
  severity: 'warning',
  code: 'text_overflow',
  file: 'landscape.json',
  layer: 'Title',
  field: 'headline',
  feature: '',
  message: 'A long headline does not fit its box.',
  hint: 'Make the box higher, or allow fewer characters.',
  ...change,
});

const check: PackageCheck = {
  isImportable: true,
  origin: 'package',
  findings: [
    finding({}),
    finding({ severity: 'note', code: 'asset_unused', field: '', message: 'No layer shows this file.' }),
  ],
  template: {
    packageId: 'com.example.bakery-post',
    name: 'Bakery post',
    description: '',
    kind: 'video',
    tier: 'free',
    ratios: ['landscape', 'square'],
    durationSeconds: 6,
    fields: { texts: 2, images: 1, colors: 3 },
    replacesRevision: null,
  },
  stills: [],
};

function Result({ of }: { of: PackageCheck }) {
  useStyles();
  return <CheckResult check={of} onImport={onImport} />;
}

const meta: Meta<typeof TemplateImportView> = {
  title: 'Operator/Template import',
  component: TemplateImportView,
  parameters: { page: 'screen' },
  args: { templateAction: linkOf },
};
export default meta;
type Story = StoryObj<typeof TemplateImportView>;

export const NothingImported: Story = {};
export const Loading: Story = { parameters: { answers: { templatePackages: 'waits' } } };
export const Failed: Story = { parameters: { answers: { templatePackages: 'internal' } }, play: shown('Try again') };

export const CheckedWithWarnings: Story = {
  render: () => <Result of={check} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Import/ }));
    await expect(onImport).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  render: () => (
    <Result
      of={{
        ...check,
        isImportable: false,
        findings: [finding({ severity: 'error', code: 'template_broken', message: 'The document cannot be painted.' })],
      }}
    />
  ),
};
export const OnAPhone: Story = { render: () => <Result of={check} />, ...PHONE };
export const LongWords: Story = { ...LONG_WORDS };
export const RightToLeft: Story = { ...ARABIC };
export const Dark: Story = { render: () => <Result of={check} />, ...DARK };
