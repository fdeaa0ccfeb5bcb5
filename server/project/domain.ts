import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { createNodeTextShaper } from '@spotreel/sdk/internal/node';
import { brandDomain } from '../brand/domain';
import { implementInLibrary } from '../library/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { createProjectCompiler } from './composition/compiler';
import { projectRendererPort } from './project-renderer';
import { createRecentProjects } from './saving/recent-projects';

export interface ProjectOptions {
  readonly library: { readonly manifest: LibraryManifest; readonly fontFolder: string };
}

/** Videos as people edit them. */
export const projectDomain = defineDomain({
  name: 'project',
  needs: [brandDomain],
  ports: { renders: projectRendererPort },
  provide: ({ localSource }, { library: { manifest, fontFolder } }: ProjectOptions) => ({
    compiler: createProjectCompiler(localSource, createNodeTextShaper(manifest.fonts, fontFolder)),
    recentProjects: createRecentProjects(),
  }),
});

export type ProjectServices = ServicesOf<typeof projectDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<ProjectServices>();
