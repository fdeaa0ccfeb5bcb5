import type { AccountServices } from './account/services';
import type { BrandServices } from './brand/services';
import type { LibraryServices } from './library/services';
import type { MediaServices } from './media/services';
import type { Gauge } from './platform/metrics/meters';
import type { RunningModules } from './platform/modules/run-modules';
import type { ProjectServices } from './project/services';
import type { BlenderState } from './render/find-renderer';
import type { RenderServices } from './render/services';

/** Services that handlers of all domains work with; made once at the start (`create-services.ts`), by tests with parts of their own. */
export type Services = AccountServices &
  BrandServices &
  LibraryServices &
  MediaServices &
  ProjectServices &
  RenderServices & {
    /** Services of the modules in `modules.ts`. */
    readonly modules: RunningModules;
    /** Reads the keys that sign and encrypt again, as `npm run rotate-keys` has changed them. */
    refreshKeys(): Promise<void>;
    /** Statistics of the tables that grow, where the database does not keep them itself. */
    tidyDatabase(): Promise<void>;
    /** Reason why the server cannot work; undefined if all is well. */
    notReady(): Promise<'database' | 'storage_full' | undefined>;
    /** Undefined where no Blender is configured. */
    readonly blenderState: BlenderState | undefined;
    /** Numbers for `/metrics` that are read when they are asked for. */
    gauges(): Promise<readonly Gauge[]>;
  };
