/**
 * The elements as Angular knows them. With these directives, templates need no `CUSTOM_ELEMENTS_SCHEMA`: the compiler finds wrong
 * tags, properties and values. Add properties that you use; events need no lines here, as their types come from the element.
 */
import { Directive, ElementRef, inject, input, type OnChanges, type SimpleChanges } from '@angular/core';
import type { ProjectEditorElement, TemplateGridElement } from '@spotreel/elements';

/** Passes each input on to the property of the element, which takes it before the element is defined, too. */
@Directive()
abstract class SpotreelTag implements OnChanges {
  readonly #element: HTMLElement = inject(ElementRef).nativeElement;

  ngOnChanges(changes: SimpleChanges): void {
    for (const [name, { currentValue }] of Object.entries(changes)) Reflect.set(this.#element, name, currentValue);
  }
}

@Directive({ selector: 'template-grid' })
export class TemplateGridTag extends SpotreelTag {
  readonly heading = input<TemplateGridElement['heading']>();
  readonly query = input<TemplateGridElement['query']>();
  readonly getAccessToken = input<TemplateGridElement['getAccessToken']>();
}

@Directive({ selector: 'project-editor' })
export class ProjectEditorTag extends SpotreelTag {
  readonly projectId = input<ProjectEditorElement['projectId']>();
  readonly backButton = input<ProjectEditorElement['backButton']>();
  readonly getAccessToken = input<ProjectEditorElement['getAccessToken']>();
}
