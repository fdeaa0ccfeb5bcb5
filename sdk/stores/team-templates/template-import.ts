/** Templates that a team brings: what the checker says of a file, its import, and what was imported so far. */
import { atom } from 'nanostores';
import type { ImportedTemplate, PackageCheck } from '../../contract/team-templates/template-package-check';
import { type Failure, failureOf, isAborted } from '../failure';
import { createLoader, type Loader } from '../resource/loadable';
import type { Spotreel } from '../spotreel';
import type { StoreContext } from '../store-context';

export type ImportStep =
  | 'idle'
  | 'uploading'
  /** Everything is out; the server checks and paints. */
  | 'checking'
  | 'checked'
  | 'sending'
  | 'importing'
  | 'imported'
  | 'failed';

/** Progress of the import of a file. */
export interface TemplateImportState {
  readonly step: ImportStep;
  /** '' without one. */
  readonly fileName: string;
  /** 0 to 1, while the file is on its way. */
  readonly progress: number;
  readonly check: PackageCheck | undefined;
  readonly imported: ImportedTemplate | undefined;
  readonly failure: Failure | undefined;
}

const IDLE: TemplateImportState = {
  step: 'idle',
  fileName: '',
  progress: 0,
  check: undefined,
  imported: undefined,
  failure: undefined,
};

/** As many as a list has at once. */
const PAGE_SIZE = 200;

/** Checks a package, imports it, and lists what was imported. Only operators can use it. */
export class TemplateImport {
  readonly $state = atom<TemplateImportState>(IDLE);
  /** The newest first. */
  readonly $templates;
  /** Ids of imported templates that something is being done with. */
  readonly $busy = atom<ReadonlySet<number>>(new Set());
  readonly #context: StoreContext;
  readonly #templates: Loader<readonly ImportedTemplate[]>;
  #file: File | undefined;
  #running: AbortController | undefined;

  constructor(context: StoreContext) {
    this.#context = context;
    this.#templates = createLoader(context, 'import.listFailed');
    this.$templates = this.#templates.$state;
  }

  readonly load = async (): Promise<void> => {
    const query = { perPage: PAGE_SIZE };
    await this.#templates.load(
      async (signal) => (await (await this.#context.operators()).templatePackages({ query, signal })).data,
    );
  };

  /** Asks what an import of the file would find; keeps nothing on the server. */
  readonly check = async (file: File): Promise<void> => {
    this.#file = file;
    await this.#send(file, { out: 'uploading', outThere: 'checking' }, async (request) => {
      const check = await (await this.#context.operators()).checkTemplatePackage(request);
      return { step: 'checked', check };
    });
  };

  /** Imports the file that was checked. */
  readonly importChecked = async (): Promise<void> => {
    const file = this.#file;
    const { check } = this.$state.get();
    if (!file || !check?.isImportable) return;
    await this.#send(file, { out: 'sending', outThere: 'importing', check }, async (request) => {
      const imported = await (await this.#context.operators()).importTemplatePackage(request);
      return { step: 'imported', imported };
    });
    if (this.$state.get().step === 'imported') await this.load();
  };

  /** Gives up what is under way, and the file. */
  readonly clear = (): void => {
    this.#running?.abort();
    this.#running = undefined;
    this.#file = undefined;
    this.$state.set(IDLE);
  };

  /** Address of a template as a `.spotreel` file; undefined when it failed, which a toast says. */
  readonly exportTemplate = async (template: ImportedTemplate): Promise<string | undefined> => {
    const [templateId] = Object.values(template.templates);
    if (templateId === undefined) return undefined;
    return this.#during(template.id, 'template.exportFailed', async () => {
      const { url } = await (await this.#context.operators()).exportTemplate({ params: { templateId } });
      return url;
    });
  };

  /** Takes it out of the library; its projects stay. Answers whether that was done. */
  readonly remove = async ({ id }: ImportedTemplate): Promise<boolean> => {
    const done = await this.#during(id, 'import.removeFailed', async () => {
      await (await this.#context.operators()).removeTemplatePackage({ params: { templatePackageId: id } });
      return true;
    });
    if (done) this.#templates.update((list) => list.filter((other) => other.id !== id));
    return done ?? false;
  };

  async #send(
    file: File,
    {
      out,
      outThere,
      check,
    }: { readonly out: ImportStep; readonly outThere: ImportStep; readonly check?: PackageCheck },
    ask: (request: {
      readonly file: File;
      readonly signal: AbortSignal;
      readonly onProgress: (share: number) => void;
    }) => Promise<Partial<TemplateImportState>>,
  ): Promise<void> {
    this.#running?.abort();
    const controller = new AbortController();
    this.#running = controller;
    const patch = (change: Partial<TemplateImportState>) => {
      if (this.#running === controller) this.$state.set({ ...this.$state.get(), ...change });
    };
    this.$state.set({ ...IDLE, step: out, fileName: file.name, check });
    try {
      const { signal } = controller;
      const onProgress = (progress: number) => patch({ progress, ...(progress >= 1 && { step: outThere }) });
      patch(await ask({ file, signal, onProgress }));
    } catch (thrown) {
      if (!isAborted(thrown)) patch({ step: 'failed', failure: failureOf(thrown, this.#context.t, 'import.failed') });
    }
  }

  async #during<Result>(
    id: number,
    fallback: 'template.exportFailed' | 'import.removeFailed',
    act: () => Promise<Result>,
  ): Promise<Result | undefined> {
    this.$busy.set(new Set([...this.$busy.get(), id]));
    try {
      return await act();
    } catch (thrown) {
      const { message } = failureOf(thrown, this.#context.t, fallback);
      this.#context.toasts.show({ tone: 'danger', title: message });
      return undefined;
    } finally {
      this.$busy.set(new Set([...this.$busy.get()].filter((other) => other !== id)));
    }
  }
}

/** Its own for every screen. */
export function createTemplateImport(spotreel: Spotreel): TemplateImport {
  return new TemplateImport(spotreel.editing.context);
}
