import { useStore } from '@nanostores/react';
import { MAX_COMMENT, MAX_INDUSTRY } from '@spotreel/sdk/internal/contract';
import { useEffect } from 'react';
import { useEditor } from '../../editor-context/editor-context';
import { FeedbackForm } from '../../feedback-form/feedback-form';

/** Feedback on the open project's finished video. */
export function FeedbackPanel() {
  const { feedback } = useEditor();
  const { status, failure } = useStore(feedback.$feedback);
  useEffect(() => feedback.acknowledge, [feedback]);
  return (
    <FeedbackForm
      status={status}
      failureText={failure?.message}
      maxIndustry={MAX_INDUSTRY}
      maxComment={MAX_COMMENT}
      onSend={feedback.send}
      onSkip={feedback.skip}
    />
  );
}
