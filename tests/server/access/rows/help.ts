import { type AccessRows, library, own } from '../access-rules';

export const access: AccessRows = {
  helpTopics: library,
  searchHelp: library,
  helpArticle: library,
  tutorials: library,
  tutorial: library,
  university: own,
  lesson: library,
  finishLesson: library,
};
