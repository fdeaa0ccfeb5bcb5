import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../implement';
import { toGoal } from '../to-library';

export const goals = implement(libraryCalls.goals, async (_input, { catalogue }) => catalogue.goals.map(toGoal));
