import type { Gauge } from './platform/metrics/meters';
import type { RunningModules } from './platform/modules/run-modules';
import type { PlatformServices } from './platform/services/platform-services';
import type { BlenderState } from './render/find-renderer';

/** Services of the server itself; made once at the start (`create-services.ts`), by tests with parts of their own. */
export interface Services extends PlatformServices {
  /** Running parts and services of the modules in `modules.ts`. */
  readonly modules: RunningModules;
  /** Statistics of the tables that grow, where the database does not keep them itself. */
  tidyDatabase(): Promise<void>;
  /** Reason why the server cannot work; undefined if all is well. */
  notReady(): Promise<'database' | 'storage_full' | undefined>;
  /** Undefined where no Blender is configured. */
  readonly blenderState: BlenderState | undefined;
  /** Numbers for `/metrics` that are read when they are asked for. */
  gauges(): Promise<readonly Gauge[]>;
}
