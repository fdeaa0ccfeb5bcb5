import { isEqual } from '../../base/equal';
import type { EditorProject } from '../editor-project';
import { type Decision, decide, type Versions } from './decide';
import { type PartChoices, videoPart } from './part';

/**
 * The order of the scenes `there` after a merge. For scenes that both sides have, the side that moved them decides. A
 * scene that only the other side has comes after the one that it follows there.
 */
export function mergeOrder(
  { base, mine, theirs }: Versions,
  there: readonly number[],
  choices: PartChoices,
): Decision<readonly number[]> {
  const [before, here, other] = [base, mine, theirs].map((version) => idsOf(version, there)) as [
    number[],
    number[],
    number[],
  ];
  const shared = here.filter((id) => other.includes(id) && before.includes(id));
  const [from, now, then] = [before, here, other].map((ids) => ids.filter((id) => shared.includes(id))) as [
    number[],
    number[],
    number[],
  ];
  const { value, overlap } = decide(videoPart('order'), from, now, then, choices);
  const isMine = isEqual(value, now);
  const order = isMine ? inserted(here, other) : inserted(other, here);
  return { value: order, ...(overlap && { overlap }) };
}

function idsOf({ scenes }: EditorProject, there: readonly number[]): number[] {
  return scenes.map(({ id }) => id).filter((id) => there.includes(id));
}

function inserted(order: readonly number[], others: readonly number[]): readonly number[] {
  let result = order;
  others.forEach((id, index) => {
    if (result.includes(id)) return;
    const before = others[index - 1];
    result = result.toSpliced(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}
