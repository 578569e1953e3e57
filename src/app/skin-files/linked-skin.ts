import { fetchSkin, type LinkProblem } from '../../pages/studio/reading/fetch-skin';
import { closeToastsOf, toast } from '../../ui/toast/toasts';
import { texts } from './texts';

const KIND = 'linked skin';

function sentenceAbout(problem: LinkProblem): string {
  const { linked } = texts;
  if (problem.reason === 'refused') return linked.refused(problem.status);
  return problem.reason === 'tooLarge' ? linked.tooLarge(problem.max) : linked[problem.reason];
}

/** Fetches the zip that a link names. Where that fails, says why and what to do; null then. */
export async function fetchLinkedSkin(address: string, signal: AbortSignal) {
  const fetched = await fetchSkin(address, signal);
  if ('zip' in fetched) return fetched;
  closeToastsOf(KIND);
  if (!signal.aborted)
    toast({
      ...{ kind: KIND, variant: 'destructive', title: texts.linked.title },
      description: sentenceAbout(fetched),
    });
  return null;
}
