import { automaticName, isAutomaticName, type NamedScene } from '../../../project/automatic-name';
import type { EditorProject } from '../../../project/editor-project';
import type { EditorEnvironment } from './editor-environment';

/** A project has the name of its headline until people give it another one. */
export class NameFollowing {
  readonly #environment: Pick<EditorEnvironment, '$nameBeforeHeadline' | '$templates'>;

  constructor(environment: Pick<EditorEnvironment, '$nameBeforeHeadline' | '$templates'>) {
    this.#environment = environment;
  }

  /** The edited project with the name that follows from the edit. */
  follow(before: EditorProject, edited: EditorProject): EditorProject {
    const isRenamed = edited.name !== before.name;
    return isRenamed || edited.values === before.values || !this.follows(before) ? edited : this.named(edited);
  }

  /** True if people have given no name. */
  follows(project: EditorProject): boolean {
    const fallback = this.#environment.$nameBeforeHeadline.get();
    return fallback !== null && isAutomaticName(project.name, this.#scenesOf(project), fallback);
  }

  /** The project with the name of its headline. */
  named(project: EditorProject): EditorProject {
    const fallback = this.#environment.$nameBeforeHeadline.get() ?? project.name;
    const name = automaticName(this.#scenesOf(project), fallback);
    return name === project.name ? project : { ...project, name };
  }

  #scenesOf({ scenes, values }: EditorProject): NamedScene[] {
    const { byId } = this.#environment.$templates.get();
    return scenes.map(({ id, templateId }) => ({
      fields: byId.get(templateId)?.fields.texts ?? [],
      texts: values[id]?.texts ?? {},
    }));
  }
}
