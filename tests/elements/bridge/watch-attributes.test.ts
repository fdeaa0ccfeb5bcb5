/** Which attributes and properties of an element are named in the console, and with which remedy. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PropKind } from '../../../elements/bridge/element-definition';
import { watchAttributes } from '../../../elements/bridge/watch-attributes';

const KINDS = new Map<string, PropKind>([
  ['apiBase', 'string'],
  ['projectId', 'number'],
  ['readOnly', 'boolean'],
  ['theme', 'string'],
  ['mediaSource', 'object'],
]);

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => vi.restoreAllMocks());

function watched(html: string, props: object = {}): HTMLElement {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  Object.assign(element, props);
  watchAttributes(element, KINDS);
  return element;
}

const about = (message: string) => `[Spotreel] <my-editor> ${message} (attribute_wrong)`;
const NAME = (written: string) =>
  about(`has no attribute \`${written}\`. Write \`project-id\`, or set the property \`projectId\`.`);

test.each(['projectid', ':projectid', 'v-bind:project-id', '[projectid]', 'project_id'])(
  'names the attribute that %s should be',
  (written) => {
    watched('<my-editor></my-editor>');
    const element = watched(`<my-editor ${written}="1"></my-editor>`);
    expect(said).toEqual([NAME(written)]);
    expect(element.getAttribute(written)).toBe('1');
  },
);

test('an object has to be a property', () => {
  watched('<my-editor mediasource="[object Object]" media-source="{}"></my-editor>');
  const remedy = (name: string) =>
    about(`has no attribute \`${name}\`: it would be a text. Set the property: \`element.mediaSource = …\`.`);
  expect(said).toEqual([remedy('mediasource'), remedy('media-source')]);
});

test('a value of the wrong kind', () => {
  watched('<my-editor project-id="[object Object]" theme="[object Object]"></my-editor>');
  watched(`<my-editor project-id="${'x'.repeat(50)}"></my-editor>`);
  expect(said).toEqual([
    about('does not understand `project-id="[object Object]"`: it needs a number.'),
    about('does not understand `theme="[object Object]"`: it needs a text.'),
    about(`does not understand \`project-id="${'x'.repeat(40)}…"\`: it needs a number.`),
  ]);
});

test('a property with a wrong name', () => {
  watched('<my-editor></my-editor>', { projectID: 1, projectId: 2, other: 3 });
  expect(said).toEqual([about('has no property `projectID`. Set `projectId`.')]);
});

test('says nothing of what is right, of attributes of HTML, and of what was given in the right way too', () => {
  watched(
    '<my-editor project-id="7" read-only theme="dark" api-base="" class="a" data-project-id="1" slot="x"></my-editor>',
  );
  watched('<my-editor project-id="7" projectid="7" mediasource="[object Object]"></my-editor>', { mediaSource: {} });
  expect(said).toEqual([]);
});

test('hears of attributes that come later, and names each once', async () => {
  const element = watched('<my-editor></my-editor>');
  for (const value of ['1', '2']) {
    element.setAttribute('projectid', value);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(said).toEqual([NAME('projectid')]);
});

test('links to the documentation of the element’s server', () => {
  watched('<my-editor projectid="1"></my-editor>', { apiBase: 'https://videos.example.com' });
  expect(said[0]).toMatch(/ https:\/\/videos\.example\.com\/docs\/problems#attribute_wrong$/);
});
