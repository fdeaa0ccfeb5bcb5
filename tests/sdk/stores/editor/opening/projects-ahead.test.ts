import { expect, test } from 'vitest';
import type { Project } from '../../../../../sdk/contract/project/project';
import { ProjectsAhead } from '../../../../../sdk/stores/editor/opening/projects-ahead';

function open() {
  let now = 0;
  const asked: number[] = [];
  const fetch = async (id: number) => {
    asked.push(id);
    if (id === 404) throw new Error('gone');
    return { id } as Project;
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { ahead: new ProjectsAhead(fetch, { now: () => now }), asked, pass };
}

test('hands a project that was asked for to the first who opens it', async () => {
  const { ahead, asked } = open();
  expect(ahead.take(7)).toBe(undefined);
  ahead.ask(7);
  expect(await ahead.take(7)).toEqual({ id: 7 });
  expect([ahead.take(7), asked]).toEqual([undefined, [7]]);
});

test('keeps none for long, and none but the one that is opened', () => {
  const { ahead, pass } = open();
  ahead.ask(7);
  pass(6000);
  expect(ahead.take(7)).toBe(undefined);
  ahead.ask(7);
  ahead.take(8);
  expect(ahead.take(7)).toBe(undefined);
});

test('tells a refusal to who takes it, and to nobody else', async () => {
  const { ahead } = open();
  ahead.ask(404);
  await expect(ahead.take(404)).rejects.toThrow('gone');
});
