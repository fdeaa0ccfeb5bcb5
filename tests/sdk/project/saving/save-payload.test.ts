import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectSave } from '../../../../sdk/contract/project/project';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { fromProject } from '../../../../sdk/project/load';
import { isSameSave, toProjectSave } from '../../../../sdk/project/saving/save-payload';
import { edit, fitting, project } from '../arbitrary-project';
import { launchProject } from '../launch-project';
import { wireProject } from '../wire-project';

describe('saving a project', () => {
  it('and loading it again gives the same project, whatever was edited', () => {
    fc.assert(
      fc.property(project, fc.array(edit, { maxLength: 10 }), (first, changes) => {
        const edited = applyTransaction(first, { edits: fitting(first, changes) })?.project ?? first;
        // An empty name is not saved; the editor never lets one through.
        const before = { ...edited, name: edited.name.trim() || 'Video' };
        const save = toProjectSave(before);
        if (!save) throw new Error('not saved');
        expect(fromProject(wireProject(7, save))).toEqual(before);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused, with nothing returned, without an id', () => {
    expect(toProjectSave({ ...launchProject, id: null })).toBeUndefined();
  });

  it('fails when a scene has no form', () => {
    expect(() => toProjectSave({ ...launchProject, values: {} })).toThrow(
      expect.objectContaining({ code: 'ingredient_form_missing', message: "Can't find associated ingredient form" }),
    );
  });

  it('sends only pictures with a numeric id that is not zero, and colors with a leading #', () => {
    const odd = {
      ...launchProject,
      scenes: launchProject.scenes.slice(0, 1),
      values: {
        1: {
          texts: {},
          images: { a: 0, b: Number.NaN, c: 9 },
          colors: { d: 'A0B0C0' as '#a0b0c0', e: '#fff' as const },
          shots: {},
          background: null,
        },
      },
    };
    expect(toProjectSave(odd)?.customisations[0]).toMatchObject({
      images: [{ id: 'c', value: 9 }],
      colors: [
        { id: 'd', value: '#a0b0c0' },
        { id: 'e', value: '#ffffff' },
      ],
    });
  });

  it('marks a draft, carries the version, and fits the contract', () => {
    const save = toProjectSave(launchProject, 4);
    expect(save).toMatchObject({
      isDraft: true,
      version: 4,
      audio: [
        { audioTrack: 301, order: 0 },
        { audioTrack: 302, order: 1 },
      ],
    });
    expect(toProjectSave(launchProject)).not.toHaveProperty('version');
    expect(projectSave['~standard'].validate(save)).not.toHaveProperty('issues');
  });

  it('leaves out a family that has left the library: the server keeps it', () => {
    expect(toProjectSave({ ...launchProject, templateFamilyId: null })).not.toHaveProperty('templateFamily');
  });

  it('can be compared without regard to version and order of fields', () => {
    const save = toProjectSave(launchProject, 1);
    expect(isSameSave(save, toProjectSave(launchProject, 2))).toBe(true);
    expect(isSameSave(save, toProjectSave({ ...launchProject, name: 'Other' }))).toBe(false);
    expect(isSameSave(save, undefined)).toBe(false);
  });
});
