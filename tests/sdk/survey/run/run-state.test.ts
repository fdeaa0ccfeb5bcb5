import { describe, expect, it } from 'vitest';
import {
  type Course,
  canGoBack,
  MAX_HISTORY,
  questionAnswered,
  type RunState,
  runClosed,
  runStarted,
  welcomeLeft,
  wentBack,
} from '../../../../sdk/survey/run/run-state';
import { question } from '../questions';

const three: Course = {
  questions: [question('nps', { id: 'a' }), question('openText', { id: 'b' }), question('openText', { id: 'c' })],
  hasWelcome: false,
  hasEnding: true,
};
const places = ({ screen, question: shown }: RunState) => shown?.id ?? screen;
const answered = (course: Course, state: RunState, answer: number | string | undefined) =>
  questionAnswered(course, state, state.step, answer);

describe('a run', () => {
  it('goes from welcome through the questions to the end', () => {
    const course = { ...three, hasWelcome: true };
    const states = [runStarted(course)];
    const add = (state: RunState) => states.push(state);
    add(welcomeLeft(course, states.at(-1)!));
    for (const answer of [7, 'x', undefined]) add(answered(course, states.at(-1)!, answer));
    add(runClosed(states.at(-1)!));
    expect(states.map(places)).toEqual(['welcome', 'a', 'b', 'c', 'thankYou', 'closed']);
    expect(states.map(({ isFinished }) => isFinished)).toEqual([false, false, false, false, true, true]);
    expect(states.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(states.map(({ progress }) => Math.round(progress * 100))).toEqual([0, 10, 33, 67, 100, 100]);
    expect([...states.at(-1)!.answers]).toEqual([
      ['a', 7],
      ['b', 'x'],
    ]);
  });

  it('begins at the first thing that there is', () => {
    const none: Course = { questions: [], hasWelcome: false, hasEnding: false };
    expect(places(runStarted(three))).toBe('a');
    expect(runStarted({ ...none, hasEnding: true })).toMatchObject({ screen: 'thankYou', progress: 1 });
    expect(runStarted(none)).toMatchObject({ screen: 'empty', progress: 0 });
    const welcomeAlone = { ...none, hasWelcome: true };
    expect(places(welcomeLeft(welcomeAlone, runStarted(welcomeAlone)))).toBe('closed');
  });

  it('closes at once where nothing is shown at the end', () => {
    const course = { ...three, questions: three.questions.slice(0, 1), hasEnding: false };
    expect(answered(course, runStarted(course), 3)).toMatchObject({ screen: 'closed', isFinished: true, progress: 1 });
  });

  it('takes one answer for each screen', () => {
    const first = runStarted(three);
    const second = questionAnswered(three, first, first.step, 7);
    expect(questionAnswered(three, second, first.step, 7)).toBe(second);
    expect(wentBack(three, second, first.step)).toBe(second);
  });

  it('goes back the way it came, keeping answers and progress', () => {
    const last = answered(three, answered(three, runStarted(three), 7), 'x');
    const back = wentBack(three, last, last.step);
    expect([places(back), back.answers.get('b'), back.progress]).toEqual(['b', 'x', last.progress]);
    const first = wentBack(three, back, back.step);
    expect([places(first), canGoBack(first), wentBack(three, first, first.step) === first]).toEqual(['a', false, true]);
  });

  it('makes no progress by going back and forth', () => {
    let state = answered(three, runStarted(three), 7);
    const { progress } = state;
    for (let round = 0; round < 20; round += 1) {
      state = answered(three, wentBack(three, state, state.step), 7);
    }
    expect(state.progress).toBe(progress);
  });

  it('leads in circles without end, and remembers only so much', () => {
    const again = { condition: 'submitted', destination: 'a' } as const;
    const circle: Course = { ...three, questions: [question('nps', { id: 'a', logic: [again] })] };
    let state = runStarted(circle);
    for (let round = 0; round < MAX_HISTORY + 50; round += 1) {
      const next = answered(circle, state, 5);
      expect(next.progress).toBeGreaterThanOrEqual(state.progress);
      state = next;
    }
    expect([places(state), state.history.length]).toEqual(['a', MAX_HISTORY]);
    expect(state.progress).toBeLessThan(1);
    expect(places(answered(circle, state, undefined))).toBe('thankYou');
  });

  it('ignores what does not fit', () => {
    const started = runStarted(three);
    expect(welcomeLeft(three, started)).toBe(started);
    const closed = runClosed(started);
    expect(answered(three, closed, 1)).toBe(closed);
    expect(runClosed(closed)).toBe(closed);
    expect(wentBack(three, closed, closed.step)).toBe(closed);
  });
});
