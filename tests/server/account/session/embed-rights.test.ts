import { describe, expect, it } from 'vitest';
import { contract } from '../../../../sdk/contract/contract';
import { operatorContract } from '../../../../sdk/contract/operator-contract';
import { requireEmbedRight } from '../../../../server/account/session/embed-rights';

const ofAll = { keyId: 1, origins: ['https://shop.test'], projectId: undefined };
const ofOne = { ...ofAll, projectId: 12 };

type Named = Parameters<typeof requireEmbedRight>;

function outcome(...[call, claims, params]: Named): string {
  try {
    requireEmbedRight(call, claims, params);
    return 'open';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('an embed token', () => {
  it.each([
    ['what the editor needs', contract.me, ['open', 'open']],
    ['lists of all projects', contract.projects, ['open', 'token_not_for_this']],
    ['signing in', contract.loginCheck, ['token_not_for_this', 'token_not_for_this']],
    ['a call that is not listed', Object.values(operatorContract)[0]!, ['token_not_for_this', 'token_not_for_this']],
  ])('of all projects, and one of a single project, opens %s', (_, call, outcomes) => {
    expect([outcome(call, ofAll, {}), outcome(call, ofOne, {})]).toEqual(outcomes);
  });

  it('of a single project opens that project and no other', () => {
    expect(outcome(contract.saveProject, ofOne, { projectId: '12' })).toBe('open');
    for (const params of [{ projectId: '13' }, { projectId: '012' }, {}])
      expect(outcome(contract.saveProject, ofOne, params)).toBe('token_not_for_this');
    expect(outcome(contract.saveProject, ofAll, { projectId: '13' })).toBe('open');
  });

  it('of a single project opens no list, whatever project the path names', () => {
    expect(outcome(contract.deleteProject, ofOne, { projectId: '12' })).toBe('token_not_for_this');
  });
});
