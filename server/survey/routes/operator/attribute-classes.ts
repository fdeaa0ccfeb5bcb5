import { surveyCalls } from '@spotreel/sdk/internal/contract';
import { implement } from '../../domain';
import { ownEnvironment } from '../../own-surveys';
import { attributeClasses } from '../../visitors/people';

export const surveyAttributeClasses = implement(
  surveyCalls.surveyAttributeClasses,
  async ({ params, user }, { db }) => {
    const { id: environmentId } = await ownEnvironment(db, user, params.environmentId);
    return (await attributeClasses(db, environmentId)).map(({ id, name }) => ({ id, name }));
  },
);
