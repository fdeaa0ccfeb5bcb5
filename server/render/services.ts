import { providedByRoot } from '../platform/modules/domain';
import type { ProjectServices } from '../project/services';
import type { RenderHost } from './render-host';

export type RenderServices = ProjectServices & { readonly renders: RenderHost };

export const renderDomain = providedByRoot<RenderServices>('render');
