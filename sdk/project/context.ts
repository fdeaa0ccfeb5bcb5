/** Context of a project that is not edited: the library's part of it, and the limits of the account. */
import { type AccountLimits, DEFAULT_ACCOUNT_LIMITS } from '../contract/account/user';
import type { IngredientTemplate, TemplateFamily } from '../contract/library/library';
import type { TemplateKind } from '../contract/library/template';
import type { ProjectLook } from '../contract/project/project';

/** Dependencies of a project beside its edits: templates, family, limits. */
export interface ProjectContext {
  /** Templates by id, laid out for the project's ratio: the family's, and those of the scenes. */
  readonly templates: ReadonlyMap<number, IngredientTemplate>;
  /** Null for a project outside recipes. */
  readonly family: TemplateFamily | null;
  /** Font and palette of the family, or of the one template; null when unknown. */
  readonly look: ProjectLook | null;
  /** A picture has one scene and no sound. */
  readonly kind: TemplateKind;
  readonly limits: AccountLimits;
}

/** The context before the library has answered. */
export const EMPTY_CONTEXT: ProjectContext = {
  templates: new Map(),
  family: null,
  look: null,
  kind: 'video',
  limits: DEFAULT_ACCOUNT_LIMITS,
};
