/** Calls for a survey that is shown. */
import type {
  NewSurveyResponse,
  NewSurveyUpload,
  SurveyResponseChange,
  SurveyUpload,
} from '@spotreel/sdk/internal/contract';
import type { ServiceCall } from './service-call';

interface Made {
  readonly id: string;
}

export function sendDisplay(call: ServiceCall, surveyId: string, userId: string | null): Promise<Made> {
  return call('displays', 'Could not create display', { surveyId, userId });
}

export function linkDisplay(call: ServiceCall, displayId: string, responseId: string): Promise<unknown> {
  return call(`displays/${encodeURIComponent(displayId)}`, 'Could not update display', { responseId }, 'PUT');
}

export function sendResponse(call: ServiceCall, response: NewSurveyResponse): Promise<Made> {
  return call('responses', 'Could not create response', response);
}

export function sendResponseChange(
  call: ServiceCall,
  responseId: string,
  change: SurveyResponseChange,
): Promise<unknown> {
  return call(`responses/${encodeURIComponent(responseId)}`, 'Could not update response', change, 'PUT');
}

export function requestUpload(call: ServiceCall, upload: NewSurveyUpload): Promise<SurveyUpload> {
  return call('storage', 'Upload failed', upload);
}
