import { libraryCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../domain';
import { toGoal } from '../to-library';

export const goals = implement(libraryCalls.goals, async (_input, { catalogue }) => catalogue.goals.map(toGoal));
