import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readSync } from '../../../sdk/survey/read-sync';
import {
  attributeChange,
  CONFIG_LIFETIME_MS,
  configAfterSync,
  configChanged,
  displayAdded,
  displayResponded,
  isExpired,
  isReusable,
  readConfig,
  type WidgetSession,
} from '../../../sdk/survey/widget-config';
import { surveyOf } from './questions';

const NOW = Date.parse('2026-06-01T10:00:00Z');
const ann: WidgetSession = { apiHost: 'https://surveys.test', environmentId: 'env', userId: 'ann' };
const sync = readSync({ surveys: [surveyOf([])], noCodeActionClasses: [], product: { brandColor: '#f00' } })!;
const config = configAfterSync(ann, sync, undefined, NOW);

describe('a stored configuration', () => {
  it('is read as it was written', () => {
    const full = configChanged(config, { ...displayAdded(config.state, 's1', NOW), attributes: { plan: 'pro' } }, NOW);
    expect(readConfig(JSON.stringify(full))).toEqual(full);
  });

  test.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"state":{}}',
    JSON.stringify({ ...config, userId: 7 }),
    JSON.stringify({ ...config, expiresAt: 'soon' }),
    JSON.stringify({ ...config, apiHost: undefined }),
    JSON.stringify({ ...config, state: { ...config.state, surveys: 'none' } }),
  ])('that cannot be read is none: %s', (text) => expect(readConfig(text)).toBeUndefined());

  it('takes whatever is stored without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        readConfig(text);
        readConfig(JSON.stringify({ ...config, state: { ...config.state, displays: text, attributes: text } }));
      }),
    );
  });

  it('stands for a sync only with the same host, environment and visitor, within 15 minutes', () => {
    expect(isReusable(config, ann, NOW + CONFIG_LIFETIME_MS - 1)).toBe(true);
    expect(isReusable(config, ann, NOW + CONFIG_LIFETIME_MS)).toBe(false);
    expect(isReusable(config, { ...ann, userId: null }, NOW)).toBe(false);
    expect(isReusable(config, { ...ann, environmentId: 'other' }, NOW)).toBe(false);
    expect(isReusable(config, { ...ann, apiHost: 'https://other.test' }, NOW)).toBe(false);
  });

  it('is good for another 15 minutes after a change', () => {
    const later = NOW + CONFIG_LIFETIME_MS - 1;
    expect(isExpired(configChanged(config, {}, later), NOW + CONFIG_LIFETIME_MS)).toBe(false);
  });

  it('of the same visitor leaves what was shown to the one after, expired or not', () => {
    const shown = configChanged(config, { ...displayAdded(config.state, 's1', NOW), attributes: { plan: 'pro' } }, NOW);
    const later = NOW + 10 * CONFIG_LIFETIME_MS;
    expect(configAfterSync(ann, sync, shown, later).state).toEqual(shown.state);
    const other = configAfterSync({ ...ann, userId: 'bob' }, sync, shown, later);
    expect(other.state).toMatchObject({ displays: [], attributes: {} });
  });
});

describe('what is remembered', () => {
  it('are displays and the answer to the newest of a survey', () => {
    let { state } = config;
    for (const [index, id] of ['s1', 's1', 's2'].entries()) {
      state = { ...state, ...displayAdded(state, id, NOW + index) };
    }
    state = { ...state, ...displayResponded(state, 's1'), ...{} };
    expect(state.displays.map(({ surveyId, responded }) => `${surveyId} ${responded}`)).toEqual([
      's1 false',
      's1 true',
      's2 false',
    ]);
    expect(displayResponded(state, 'gone').displays).toEqual(state.displays);
  });

  it('is bounded', () => {
    let { state } = config;
    for (let count = 0; count < 600; count += 1) state = { ...state, ...displayAdded(state, `s${count}`, NOW) };
    expect([state.displays.length, state.displays.at(-1)?.surveyId]).toEqual([500, 's599']);
  });
});

test('an attribute needs somebody, and is sent when it changes', () => {
  const known = configChanged(config, { attributes: { plan: 'pro' } }, NOW);
  expect(attributeChange({ ...known, userId: null }, 'plan', 'pro')).toBe('missing_person');
  expect(attributeChange(known, 'plan', 'pro')).toBe('unchanged');
  expect(attributeChange(known, 'plan', 'free')).toBe('changed');
  expect(attributeChange(known, 'constructor', 'x')).toBe('changed');
});
