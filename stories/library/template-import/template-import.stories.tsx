import { TemplateImportView } from '@spotreel/elements/internal/react';
import type { ImportedTemplate, PackageCheck, PackageFinding } from '@spotreel/sdk/internal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { lazyStyles } from '../../../elements/react/foundation/styles/lazy-styles';
import { CheckResult } from '../../../elements/react/library/template-import/check-result';
import templateImportCss from '../../../elements/react/library/template-import/template-import.css?inline';
import { linkOf } from '../../story-account/links';
import { ARABIC, DARK, LONG_WORDS, PHONE } from '../../story-account/looks';
import { pageOf } from '../../story-account/page-of';
import { shown } from '../../story-account/shown';
import { storyLibrary } from '../../story-account/story-account';
import type { Asked } from '../../story-account/story-call';

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

const imported = (id: number, change: Partial<ImportedTemplate>): ImportedTemplate => ({
  id,
  packageId: `com.example.template-${id}`,
  revision: 1,
  name: 'Bakery post',
  description: '',
  kind: 'video',
  tier: 'free',
  templateGroup: id,
  templates: { landscape: 2001 },
  posters: {},
  sizeBytes: 48_000,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  ...change,
});

/** Two packages of the team, with the posters of designs of the library. */
const withRows: Story['parameters'] = {
  answers: {
    templatePackages: async (asked: Asked) => {
      const { groups } = await storyLibrary();
      const rows = groups.slice(0, 2).map(({ id, name, templates }, index) => {
        const ratios = Object.fromEntries(templates.map((template) => [template.orientation, template.id]));
        const posters = Object.fromEntries(
          templates.map(({ orientation, posters: own }) => [orientation, own[orientation] ?? '']),
        );
        return imported(id, { name, templates: ratios, posters, revision: index + 1 });
      });
      const long = 'Sonderangebotswochenendveranstaltungsankündigung für alle Filialen';
      return pageOf([...rows, imported(9, { name: long, templates: { portrait: 2002 } })], asked);
    },
  },
};

export const WithRows: Story = { parameters: withRows, play: shown('Paper tiles') };
/** Asks before a template goes. */
export const Removing: Story = {
  parameters: withRows,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Remove.*Paper tiles|Delete.*Paper tiles/ }));
    await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
  },
};
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
export const RowsOnAPhone: Story = { ...WithRows, ...PHONE };
export const LongWords: Story = { ...WithRows, ...LONG_WORDS };
export const RightToLeft: Story = { ...WithRows, ...ARABIC };
export const Dark: Story = { render: () => <Result of={check} />, ...DARK };
