// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../../../sdk/base';
import { roleValue } from './theme-sheets';

const SURFACES = [
  'surface',
  'surface-sunken',
  'surface-raised',
  'surface-hover',
  'surface-pressed',
  'surface-selected',
];
const on = (text: string, surfaces: readonly string[]) => surfaces.map((surface) => [text, surface] as const);

/** WCAG 2.2, 1.4.3: text on its surface. */
const TEXTS = [
  ...on('text', [...SURFACES, 'stage', 'danger-surface', 'success-surface', 'warning-surface']),
  ...on('text-muted', ['surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-selected', 'stage']),
  ...on('link', ['surface', 'surface-sunken', 'surface-raised']),
  ...on('accent', ['surface', 'surface-sunken', 'surface-raised', 'surface-selected']),
  ...on('accent-text', ['accent', 'accent-hover']),
  ...on('danger', ['surface', 'surface-sunken', 'danger-surface']),
  ...on('success', ['surface', 'surface-sunken', 'success-surface']),
  ...on('warning', ['surface', 'surface-sunken', 'warning-surface']),
  ...on('paper-text', ['paper']),
  ...on('media-text', ['media']),
];

/** WCAG 2.2, 1.4.11: the edge of a control, and the ring of the focus. */
const EDGES = [
  ...on('border-strong', ['surface', 'surface-sunken', 'surface-raised']),
  ...on('focus', ['surface', 'surface-sunken', 'surface-raised', 'stage']),
];

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  const ratio = (a: string, b: string) =>
    contrastRatio(roleValue(`--spotreel-${a}`, theme), roleValue(`--spotreel-${b}`, theme));

  test.each(TEXTS)('%s reads on %s', (text, surface) => {
    expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('%s shows on %s', (edge, surface) => {
    expect(ratio(edge, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('values are read from the sheets', () => {
  expect(roleValue('--spotreel-accent', 'light')).toBe('#1d4ed8');
  expect(roleValue('--spotreel-accent', 'dark')).toBe('#8fb0ff');
  expect(roleValue('--spotreel-paper', 'dark')).toBe('#f1f0ec');
});
