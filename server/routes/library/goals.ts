import { libraryCalls } from '@spotreel/sdk/contract';
import { toGoal } from '../../library/to-library';
import { implement } from '../../platform/http/implement';

export const goals = implement(libraryCalls.goals, async (_input, { catalogue }) => catalogue.goals.map(toGoal));
