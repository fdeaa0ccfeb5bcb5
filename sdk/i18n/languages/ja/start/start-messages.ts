import { messages as commands } from '../editor/commands';
import { messages as exportState } from '../editor/export-state';
import { messages as panels } from '../editor/panels';
import { messages as saving } from '../editor/saving';
import { messages as sceneForm } from '../editor/scene-form';
import { messages as sceneMenu } from '../editor/scene-menu';
import { messages as scenes } from '../editor/scenes';
import { messages as app } from './app';
import { messages as blender } from './blender';
import { messages as editor } from './editor';
import { messages as failures } from './failures';
import { messages as library } from './library';
import { messages as preview } from './preview';
import { messages as repair } from './repair';

export const messages = {
  ...commands,
  ...exportState,
  ...panels,
  ...saving,
  ...sceneForm,
  ...sceneMenu,
  ...scenes,
  ...app,
  ...blender,
  ...editor,
  ...failures,
  ...library,
  ...preview,
  ...repair,
};
