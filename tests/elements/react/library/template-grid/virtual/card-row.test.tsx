import { act } from 'react';
import { expect, it } from 'vitest';
import { CardRow } from '../../../../../../elements/react/library/template-grid/virtual/card-row';
import { CardTurns } from '../../../../../../elements/react/library/template-grid/virtual/card-turns';
import { reactPage } from '../../../../react-page';

const place = reactPage();

const card = (name: string) => <b>{name}</b>;
const drawn = () => place.page.querySelector('b');
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

it('hands a card that came in late on to the row that takes its place, instead of making one anew', async () => {
  const turns = new CardTurns({ first: 0, last: 0 });
  const show = (index: number, items: ReadonlyMap<number, string>) =>
    act(() =>
      place.root.render(<CardRow index={index} items={items} card={card} turns={turns} columns={1} count={9} />),
    );
  show(0, new Map());
  expect(drawn()).toBeNull();
  const items = new Map([
    [0, 'first'],
    [5, 'sixth'],
  ]);
  show(0, items);
  const first = drawn();
  expect(first?.textContent).toBe('first');
  show(5, items);
  expect(drawn()).toBe(first);
  await frame();
  expect(drawn()).toBe(first);
  expect(first?.textContent).toBe('sixth');
  turns.dispose();
});
