import { libraryCalls } from '@spotreel/sdk/contract';
import { implement } from '../../http/implement';
import { toGoal } from '../../library/to-library';

export const goals = implement(libraryCalls.goals, async (_input, { catalogue }) => catalogue.goals.map(toGoal));
