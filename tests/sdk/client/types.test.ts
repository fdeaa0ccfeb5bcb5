import { describe, expectTypeOf, it } from 'vitest';
import type { Client } from '../../../sdk/client/client';
import type { Page } from '../../../sdk/contract/call';
import type { Recipe } from '../../../sdk/contract/library/library';
import type { Project } from '../../../sdk/contract/project/project';
import type { Id } from '../../../sdk/contract/schemas/ids';

describe('the client has the types of the contract', () => {
  it('asks for exactly what a call needs', () => {
    expectTypeOf<Client['project']>()
      .parameter(0)
      .toHaveProperty('params')
      .toEqualTypeOf<{ readonly projectId: Id<'project'> }>();
    expectTypeOf<Client['cancelRender']>()
      .parameter(0)
      .toHaveProperty('params')
      .toEqualTypeOf<{ readonly projectId: Id<'project'>; readonly renderId: Id<'render'> }>();
    expectTypeOf<Client['login']>().parameter(0).toHaveProperty('body');
    expectTypeOf<Client['uploadMedia']>().parameter(0).toHaveProperty('file').toEqualTypeOf<Blob>();
    expectTypeOf<Client['goals']>().toBeCallableWith();
    expectTypeOf<Client['recipes']>().toBeCallableWith({ query: { goal: 1, tierLimit: true, page: 2 } });
    // @ts-expect-error a project cannot be asked for without its id
    expectTypeOf<Client['project']>().toBeCallableWith();
    const scene = 1 as Project['ingredients'][number]['id'];
    // @ts-expect-error the id of a scene is not one of a project
    expectTypeOf<Client['project']>().toBeCallableWith({ params: { projectId: scene } });
    // @ts-expect-error a folder's id in a query is not one of a brand
    expectTypeOf<Client['mediaList']>().toBeCallableWith({ query: { folder: 1 as Id<'brand'> } });
    expectTypeOf<Client['project']>().toBeCallableWith({ params: { projectId: 1 } });
    // @ts-expect-error the contract has no such query parameter
    expectTypeOf<Client['recipes']>().toBeCallableWith({ query: { color: 'red' } });
  });

  it('answers what the contract says', () => {
    expectTypeOf<Client['project']>().returns.resolves.toEqualTypeOf<Project>();
    expectTypeOf<Client['recipes']>().returns.resolves.toEqualTypeOf<Page<Recipe>>();
  });
});
