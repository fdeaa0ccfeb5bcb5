import { describe } from 'vitest';
import { templateGroupSources } from '../../library/templates';
import { isFull, testTemplateFrames } from './library-frames';

describe.runIf(isFull)('templates', () => testTemplateFrames(templateGroupSources));
