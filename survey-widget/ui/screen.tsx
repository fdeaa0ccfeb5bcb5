import { canGoBack } from '@spotreel/sdk/survey';
import { english } from '../words/english';
import { QuestionForm } from './question-form';
import type { ScreenProps } from './screen-props';
import { ThankYouCard } from './thank-you-card';
import { WelcomeCard } from './welcome-card';

/** One screen of the survey. */
export function Screen(props: ScreenProps) {
  const { shown, actions, setting } = props;
  const { screen, question } = shown.run;
  if (screen === 'welcome') return <WelcomeCard {...props} />;
  if (screen === 'thankYou') return <ThankYouCard {...props} />;
  if (!question || !actions.question) return <p class="sv-empty">{setting.say(english.noQuestions)}</p>;
  return (
    <QuestionForm
      {...setting}
      question={setting.questions.find(({ id }) => id === question.id) ?? question}
      original={question}
      draft={shown.draft}
      actions={actions.question}
      isLast={setting.questions.at(-1)?.id === question.id}
      canGoBack={canGoBack(shown.run)}
    />
  );
}
