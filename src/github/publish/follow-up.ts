import { type AttemptHistory, historyFrom, judgedBefore, withSentMessages } from '../../engine/attempts.ts';
import type { Results } from '../../model/results.ts';
import { aggregateId } from '../../report/github/check-runs.ts';
import { stateIn } from '../../report/github/comment.ts';
import { type Message, messages } from '../../report/retry.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../api/routes.ts';
import type { Pull } from '../target/pulls.ts';
import type { PublishContext } from './publish-context.ts';

/** Set on a pull request whose attempts are used up. */
const escalationLabel = 'contract-gate: escalated';

/** GitHub accepts 64 KiB; the rest of a message is small. */
const maxTextLength = 30_000;
const maxMessages = 10;
const maxFailures = 20;

/** Results of earlier heads. They are only shown and don't affect the verdict, so what can't be read is empty. */
export async function readHistory(context: PublishContext, { number }: Pull): Promise<AttemptHistory> {
  const found = await context.attempt('earlier attempts could not be read', () => context.commentOn(number).find());
  const state = (found?.body ? stateIn(found.body) : undefined) ?? (await stateOnRuns(context));
  return historyFrom((state as { history?: unknown } | null | undefined)?.history);
}

/** Without a comment, the state is in the report on this head or on the previous one. */
async function stateOnRuns({ ownRuns, ownRunsOn, target }: PublishContext): Promise<unknown> {
  try {
    const now = (await ownRuns.ours()).get(aggregateId)?.output?.text;
    const text = now || !target.before ? now : (await ownRunsOn(target.before).ours()).get(aggregateId)?.output?.text;
    return text ? stateIn(text) : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Labels a pull request for as long as a person has to take over. */
export async function labelEscalation(
  { api, repository, attempt }: PublishContext,
  pull: Pull,
  results: Results,
): Promise<void> {
  const isEscalated = results.contracts.some(({ retry }) => retry?.escalated);
  const isLabelled = pull.labels?.includes(escalationLabel) ?? false;
  if (isEscalated === isLabelled) return;
  const asked = { ...ownerAndRepo(repository), issue_number: pull.number };
  await attempt(`the label "${escalationLabel}" could not be ${isEscalated ? 'added' : 'removed'}`, () =>
    isEscalated
      ? // Adding a label twice is harmless, so an unclear POST is simply repeated.
        api.perform(
          'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
          { ...asked, labels: [escalationLabel] },
          { findExisting: async () => undefined },
        )
      : api.perform('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
          ...asked,
          name: escalationLabel,
        }),
  );
}

/** Sends repository_dispatch events to other workflows. Another run on the same head sends only what is new. */
export async function dispatchMessages(
  context: PublishContext,
  pull: Pull,
  results: Results,
  history: AttemptHistory,
): Promise<AttemptHistory> {
  const { api, repository, head, attempt } = context;
  const isNews = ({ contract, type }: Message) =>
    !judgedBefore(history, contract).some(judged => judged.head === head && judged.sent.includes(type));
  const news = messages(results).filter(isNews);
  const sent: Message[] = [];
  for (const message of news.slice(0, maxMessages)) {
    const { text, failures, ...rest } = message;
    const short = { failures: failures.slice(0, maxFailures), text: text.slice(0, maxTextLength) };
    const client_payload = { pull: pull.number, ...rest, ...short };
    const done = await attempt(`the message about ${message.contract} could not be sent`, async () => {
      const sent = { ...ownerAndRepo(repository), event_type: message.type, client_payload };
      await api.perform('POST /repos/{owner}/{repo}/dispatches', sent);
      return true;
    });
    if (done) sent.push(message);
  }
  const others = news.slice(maxMessages).map(({ contract }) => contract);
  if (others.length > 0)
    context.unpublished.push(`no message was sent about ${others.join(', ')}: the limit is ${maxMessages} messages`);
  return withSentMessages(history, head, sent);
}
