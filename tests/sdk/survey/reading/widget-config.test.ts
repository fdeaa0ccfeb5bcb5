import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { displayAdded } from '../../../../sdk/survey/display/displays';
import { eligibleSurveys } from '../../../../sdk/survey/display/eligible-surveys';
import { readSync } from '../../../../sdk/survey/reading/read-sync';
import {
  CONFIG_LIFETIME_MS,
  configAfterSync,
  configChanged,
  isExpired,
  readConfig,
  type WidgetVisitor,
} from '../../../../sdk/survey/reading/widget-config';
import { surveyOf } from '../questions';

const NOW = Date.parse('2026-06-01T10:00:00Z');
const ann: WidgetVisitor = { apiHost: 'https://surveys.test', environmentId: 'env', userId: 'ann' };
const nobody: WidgetVisitor = { apiHost: 'https://surveys.test', environmentId: 'env' };
const sync = readSync({ surveys: [surveyOf([])], noCodeActionClasses: [], product: { brandColor: '#f00' } })!;
const config = configAfterSync(ann, sync, undefined, NOW);

describe('a stored configuration', () => {
  it.each([[ann], [nobody]])('is read as it was written: %j', (visitor) => {
    const displays = displayAdded([], 's1', NOW);
    const state = { displays, attributes: { plan: 'pro' } };
    const full = configChanged(configAfterSync(visitor, sync, undefined, NOW), state, NOW);
    expect(readConfig(JSON.stringify(full), visitor)).toEqual(full);
  });

  it('is for one visitor of one environment at one host', () => {
    const text = JSON.stringify(config);
    expect(readConfig(text, nobody)).toBeUndefined();
    expect(readConfig(text, { ...ann, userId: 'bob' })).toBeUndefined();
    expect(readConfig(text, { ...ann, environmentId: 'other' })).toBeUndefined();
    expect(readConfig(text, { ...ann, apiHost: 'https://other.test' })).toBeUndefined();
    expect(readConfig(JSON.stringify(configAfterSync(nobody, sync, undefined, NOW)), ann)).toBeUndefined();
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"state":{}}',
    JSON.stringify({ ...config, expiresAt: 7 }),
    JSON.stringify({ ...config, state: { ...config.state, surveys: 'none' } }),
    JSON.stringify({ ...config, state: null }),
  ])('that cannot be read is none: %s', (text) => expect(readConfig(text, ann)).toBeUndefined());

  it('can be used whatever is stored', () => {
    const odd = fc.dictionary(fc.constantFrom('surveys', 'displays', 'attributes', 'product'), fc.jsonValue());
    fc.assert(
      fc.property(odd, fc.string(), (state, text) => {
        readConfig(text, ann);
        const read = readConfig(JSON.stringify({ ...config, state: { ...config.state, ...state } }), ann);
        if (read) eligibleSurveys(read.state.surveys, read.state, read.state.product, NOW);
      }),
    );
    const surveys = [null, 7, { id: 's', triggers: 'x', attributeFilters: {} }];
    const read = readConfig(JSON.stringify({ ...config, state: { ...config.state, surveys } }), ann);
    expect(read?.state.surveys).toMatchObject([{ id: 's', triggers: [], attributeFilters: [] }]);
  });

  it('loses displays of no survey and of no time', () => {
    const shown = { surveyId: 's1', createdAt: '2026-06-01T09:00:00Z' };
    const displays = [null, { ...shown, surveyId: 1 }, { ...shown, createdAt: 1 }, shown];
    const read = readConfig(JSON.stringify(configChanged(config, { displays } as never, NOW)), ann);
    expect(read?.state.displays).toEqual([shown]);
  });

  it('expires 15 minutes after its last change', () => {
    const later = NOW + CONFIG_LIFETIME_MS;
    expect([isExpired(config, later - 1), isExpired(config, later)]).toEqual([false, true]);
    expect(isExpired(configChanged(config, {}, later - 1), later)).toBe(false);
    expect(isExpired({ expiresAt: 'soon' }, NOW)).toBe(true);
    // the time was set back by an hour
    expect(isExpired(config, NOW - 3_600_000)).toBe(true);
  });

  it('leaves what only this browser knows to the one after', () => {
    const known = { displays: displayAdded([], 's1', NOW), attributes: { plan: 'pro' } };
    const before = configChanged(config, known, NOW).state;
    expect(configAfterSync(ann, { ...sync, surveys: [] }, before, NOW + 1).state).toMatchObject({
      surveys: [],
      ...known,
    });
    expect(configAfterSync(ann, sync, undefined, NOW).state).toMatchObject({ displays: [], attributes: {} });
  });
});
