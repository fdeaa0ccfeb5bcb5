import { editorAreaMessages } from '../sdk/i18n/editor/editor-area-messages';
import { addMessages } from '../sdk/i18n/lazy-messages';
import { operatorMessages } from '../sdk/i18n/operator/operator-messages';
import { partMessages } from '../sdk/i18n/parts/part-messages';

addMessages({ ...editorAreaMessages, ...operatorMessages, ...partMessages });
