import { expect, it } from 'vitest';
import { type ActionDraft, actionBodyOf, actionDraftOf, NEW_ACTION } from '../../../../sdk/stores/surveys/action-draft';
import { tryAction } from '../../../../sdk/stores/surveys/action-trial';
import type { ClickedElement } from '../../../../sdk/survey/display/click-match';

const element = (selector: string, innerHTML = '', parentElement: ClickedElement | null = null): ClickedElement => ({
  innerHTML,
  parentElement,
  matches: (asked) => asked === selector,
});
const draft = (change: Partial<ActionDraft>): ActionDraft => ({ ...NEW_ACTION, name: 'Bought', ...change });
const button = element('.buy', '<b>Buy</b>');
const label = element('b', 'Buy', button);
const page = [button, label, element('.other')];

it('a form keeps what an action has, and sends what its kind needs alone', () => {
  const noCodeConfig = { cssSelector: { value: '.buy' }, pageUrl: { value: '/shop', rule: 'endsWith' as const } };
  const read = actionDraftOf({ name: 'Bought', noCodeConfig });
  expect(read).toMatchObject({ kind: 'click', cssSelector: '.buy', urlRule: 'endsWith', urlValue: '/shop' });
  expect(actionBodyOf(read)).toEqual({ name: 'Bought', noCodeConfig });
  expect(actionBodyOf({ ...read, kind: 'page' })).toEqual({
    name: 'Bought',
    noCodeConfig: { pageUrl: noCodeConfig.pageUrl },
  });
  expect(actionBodyOf({ ...read, kind: 'code' })).toEqual({ name: 'Bought' });
  expect(actionDraftOf({ name: 'Told', noCodeConfig: null }).kind).toBe('code');
});

it('names the elements of which a click fires it, those inside one too', () => {
  const trial = tryAction(draft({ cssSelector: ' .buy ' }), 'https://shop.example', page);
  expect(trial).toEqual({ fires: true, isAddressRight: undefined, clicked: [button, label] });
  expect(tryAction(draft({ innerHtml: 'Sell' }), '', page)).toMatchObject({ fires: false, clicked: [] });
});

it('an address that does not fit stops a click, and is said beside it', () => {
  const onShop = draft({ cssSelector: '.buy', urlRule: 'contains', urlValue: '/shop' });
  expect(tryAction(onShop, 'https://a.example/blog', page)).toEqual({
    fires: false,
    isAddressRight: false,
    clicked: [button, label],
  });
  expect(tryAction(onShop, 'https://a.example/shop', page)?.fires).toBe(true);
});

it.each([
  ['exactMatch', 'https://a.example/', true],
  ['notMatch', 'https://a.example/', false],
  ['startsWith', 'https://b', false],
  ['notContains', 'shop', true],
] as const)('an address that %s %s: %s', (urlRule, urlValue, fires) => {
  expect(tryAction(draft({ kind: 'page', urlRule, urlValue }), 'https://a.example/', [])?.fires).toBe(fires);
});

it('nothing is tried of code, nor of an action without a part', () => {
  expect(tryAction(draft({ kind: 'code' }), '', page)).toBeUndefined();
  expect(tryAction(draft({ cssSelector: ' ' }), '', page)).toBeUndefined();
});
