import { Component, type ElementRef, signal, viewChild } from '@angular/core';
import type { ProjectEditorElement } from '@spotreel/elements';
import { ProjectEditorTag, TemplateGridTag } from './spotreel-tags';
import { getAccessToken } from './token';

/** Templates, then the editor with the new video. The script tag of the page brings the elements, before or after Angular. */
@Component({
  selector: 'app-root',
  imports: [ProjectEditorTag, TemplateGridTag],
  template: `
    <header>
      <strong>Juniper Outdoor</strong>
      <span role="status">{{ state() }}</span>
      @if (projectId() !== undefined) {
        <button type="button" (click)="editor()?.nativeElement?.undo()">Undo from the page</button>
      }
    </header>
    <main>
      @if (projectId() === undefined) {
        <template-grid
          heading="Make a video"
          [getAccessToken]="getAccessToken"
          (project-created)="projectId.set($event.detail.projectId)"
        />
      } @else {
        <project-editor
          #editor
          [projectId]="projectId()"
          [getAccessToken]="getAccessToken"
          (ready)="state.set('Ready')"
          (change)="state.set('Not saved yet')"
          (project-saved)="state.set('Saved')"
          (save-error)="state.set($event.detail.message)"
        />
      }
    </main>
  `,
})
export class VideosPage {
  readonly projectId = signal<number | undefined>(undefined);
  readonly state = signal('');
  readonly editor = viewChild<ElementRef<ProjectEditorElement>>('editor');
  readonly getAccessToken = getAccessToken;
}
