import type { ProjectServices } from '../project/services';
import type { RenderDesk } from './render-desk';

export type RenderServices = ProjectServices & { readonly renders: RenderDesk };
