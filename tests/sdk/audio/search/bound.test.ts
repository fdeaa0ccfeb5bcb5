import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usableSamples } from '../../../../sdk/audio/kit';
import { barProblem } from '../../../../sdk/audio/problem/bar-mode';
import { durationProblem } from '../../../../sdk/audio/problem/duration-mode';
import { isFilled, overshootMs, type Problem } from '../../../../sdk/audio/problem/problem';
import { Bound, HIGHEST_PRICE } from '../../../../sdk/audio/search/bound';
import { EXCESS_UNIT } from '../../../../sdk/audio/search/bound-table';
import { Sequence } from '../../../../sdk/audio/search/sequence';
import { barCase, type Case, durationCase, unevenSceneCase } from '../random-kit';

interface Completion {
  loss: number;
  pairs: number;
  overshootMs: number;
}

const MOST_LOOKS = 5000;

function problemOf({ kit, sceneSeconds }: Case): Problem {
  const usable = usableSamples(kit);
  return barProblem(usable, sceneSeconds, kit.bpm) ?? durationProblem(usable, sceneSeconds);
}

/** Walks through all sequences; gives what each prefix was promised and the completions that it has. */
function forEachPrefix(
  problem: Problem,
  promise: (sequence: Sequence, sample: number, pairLoss: number) => number,
  check: (promised: number, completion: Completion) => void,
): number {
  const sequence = new Sequence(problem);
  const { graph } = problem;
  let looks = 0;
  const visit = (sample: number, pairLoss: number, promised: readonly number[]) => {
    looks += 1;
    if (looks > MOST_LOOKS) return;
    const remaining = sequence.remainingAfter(sample);
    if (remaining <= 0) {
      if (graph.canClose[sample] !== 1 || !isFilled(problem, remaining)) return;
      const overshoot = overshootMs(problem, remaining);
      const completion = { loss: sequence.lossAfter(sample, pairLoss), pairs: sequence.size, overshootMs: overshoot };
      for (const total of promised) check(total, completion);
      return;
    }
    if (sequence.size > 0 && graph.canPass[sample] !== 1) return;
    const more = [...promised, promise(sequence, sample, pairLoss)];
    sequence.push(sample, pairLoss);
    for (let edge = graph.firstEdge[sample]!; edge < graph.firstEdge[sample + 1]!; edge += 1) {
      visit(graph.edgeTo[edge]!, graph.edgeLoss[edge]!, more);
    }
    sequence.pop();
  };
  for (const sample of graph.canOpen.keys()) if (graph.canOpen[sample] === 1) visit(sample, 0, []);
  return looks;
}

describe('Bound', () => {
  const limit = fc.record({ loss: fc.integer({ min: 0, max: 60 }), pairs: fc.integer({ min: 1, max: 12 }) });
  const price = fc.integer({ min: 0, max: 8 * HIGHEST_PRICE }).map((eighths) => eighths / 8);
  const prices = fc.oneof(fc.constant([]), fc.array(price, { minLength: 6, maxLength: 6 }));

  it.each([
    ['bars', barCase('dense')],
    ['any durations', durationCase('dense')],
    ['bars under uneven scenes', unevenSceneCase('dense')],
  ] as const)('never promises too much, whatever the limit, the prices and the memory (kits of %s)', (_, arbitrary) => {
    let tight = 0;
    fc.assert(
      fc.property(arbitrary, limit, prices, fc.nat({ max: 6 }), (given, share, drawn, deeper) => {
        const problem = problemOf(given);
        const bound = Bound.of(problem, 0)!;
        for (let bits = 0; bits < deeper; bits += 1) bound.deepen();
        for (const sample of problem.lengths.keys()) {
          if (problem.graph.canPass[sample] === 1) bound.prices[sample] = drawn[sample] ?? 0;
        }
        bound.aim(share);
        const promise = (sequence: Sequence, sample: number, pairLoss: number) =>
          bound.excess(sequence.lossAfter(sample, pairLoss), sequence.size) +
          bound.rest(sample, sequence.remainingAfter(sample), sequence.uses);
        forEachPrefix(problem, promise, (promised, { loss, pairs, overshootMs: overshoot }) => {
          const real = (loss * share.pairs - pairs * share.loss) * EXCESS_UNIT + overshoot;
          if (promised > real) throw new Error(`promised ${promised}, real ${real}`);
          tight += Number(promised === real);
        });
      }),
      { numRuns: 60 },
    );
    expect(tight).toBeGreaterThan(100);
  });
});
