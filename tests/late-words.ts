import { editorAreaMessages } from '../sdk/i18n/editor/editor-area-messages';
import { imageProjectMessages } from '../sdk/i18n/editor/image-project';
import { addMessages } from '../sdk/i18n/late-messages';
import { operatorMessages } from '../sdk/i18n/operator/operator-messages';

addMessages({ ...editorAreaMessages, ...imageProjectMessages, ...operatorMessages });
