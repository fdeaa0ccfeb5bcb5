import { canGoBack } from '@spotreel/sdk/internal/survey';
import { english } from '../../words/english';
import { QuestionScreen } from './question-screen';
import type { ScreenProps } from './screen-props';
import { ThankYouScreen } from './thank-you-screen';
import { WelcomeScreen } from './welcome-screen';

/** One screen of the survey. */
export function CurrentScreen(props: ScreenProps) {
  const { shown, actions, setting } = props;
  const { screen, question } = shown.run;
  if (screen === 'welcome') return <WelcomeScreen {...props} />;
  if (screen === 'thankYou') return <ThankYouScreen {...props} />;
  if (!question || !actions.question) return <p class="sv-empty">{setting.say(english.noQuestions)}</p>;
  return (
    <QuestionScreen
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
