/** What went wrong, as a sentence for people. */
import { CoreCrashed, CoreProblem, CoreUnavailable } from '../core';
import { t } from '../i18n/i18n.svelte';
import { NoServer, OnlineProblem } from '../online/errors';

/** The sentence to show. */
export function sentence(error: unknown): string {
  if (error instanceof CoreProblem) return error.message;
  if (error instanceof CoreUnavailable) return t('web-error-unavailable');
  if (error instanceof CoreCrashed) return t('web-error-crashed');
  if (error instanceof OnlineProblem) return error.message;
  if (error instanceof NoServer) return t(error.why === 'no server' ? 'web-online-none' : 'web-online-cut');
  return t('web-error-unknown', { reason: error instanceof Error ? error.message : String(error) });
}
