import { type History, historyFrom, judgedBefore, withTold } from '../../engine/attempts.ts';
import type { Results } from '../../model/results.ts';
import { aggregateId } from '../../report/check-runs.ts';
import { stateIn } from '../../report/comment.ts';
import { type Message, messages } from '../../report/retry.ts';
import { ApiError } from '../api/api-error.ts';
import { ownerAndRepo } from '../repository.ts';
import type { Pull } from '../target/pulls.ts';
import type { Desk } from './publish-context.ts';

/** On a pull request whose attempts are used up. */
const escalationLabel = 'contract-gate: escalated';

/** GitHub takes 64 KiB; the rest of a message is small. */
const longestText = 30_000;
const mostMessages = 10;
const mostFailures = 20;

/** What came of earlier heads. It is shown and feeds no verdict, so what can't be read is none. */
export async function readHistory(desk: Desk, { number }: Pull): Promise<History> {
  const found = await desk.attempt('earlier attempts could not be read', () => desk.commentOn(number).find());
  const kept = (found?.body ? stateIn(found.body) : undefined) ?? (await keptOnRuns(desk));
  return historyFrom((kept as { history?: unknown } | null | undefined)?.history);
}

/** Where there is no comment, the report on this head or on the one before it remembers. */
async function keptOnRuns({ board, boardOn, target }: Desk): Promise<unknown> {
  try {
    const now = (await board.ours()).get(aggregateId)?.output?.text;
    const text = now || !target.before ? now : (await boardOn(target.before).ours()).get(aggregateId)?.output?.text;
    return text ? stateIn(text) : undefined;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Shows on the pull request that a person has to take over, for as long as that is so. */
export async function labelEscalation({ api, repository, attempt }: Desk, pull: Pull, results: Results): Promise<void> {
  const isEscalated = results.contracts.some(({ retry }) => retry?.escalated);
  const isLabelled = pull.labels?.includes(escalationLabel) ?? false;
  if (isEscalated === isLabelled) return;
  const asked = { ...ownerAndRepo(repository), issue_number: pull.number };
  await attempt(`the label "${escalationLabel}" could not be ${isEscalated ? 'set' : 'taken off'}`, () =>
    isEscalated
      ? // Setting it twice sets it once, so there is no need to look.
        api.perform(
          'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
          { ...asked, labels: [escalationLabel] },
          { found: async () => undefined },
        )
      : api.perform('DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}', {
          ...asked,
          name: escalationLabel,
        }),
  );
}

/** Tells other workflows, once for each head: judging it again is no news unless something else comes of it. */
export async function dispatchMessages(desk: Desk, pull: Pull, results: Results, history: History): Promise<History> {
  const { api, repository, head, attempt } = desk;
  const isNews = ({ contract, type }: Message) =>
    !judgedBefore(history, contract).some(judged => judged.head === head && judged.told.includes(type));
  const news = messages(results).filter(isNews);
  const sent: Message[] = [];
  for (const message of news.slice(0, mostMessages)) {
    const { text, failures, ...rest } = message;
    const short = { failures: failures.slice(0, mostFailures), text: text.slice(0, longestText) };
    const client_payload = { pull: pull.number, ...rest, ...short };
    const done = await attempt(`the message about ${message.contract} could not be sent`, async () => {
      const sent = { ...ownerAndRepo(repository), event_type: message.type, client_payload };
      await api.perform('POST /repos/{owner}/{repo}/dispatches', sent);
      return true;
    });
    if (done) sent.push(message);
  }
  const others = news.slice(mostMessages).map(({ contract }) => contract);
  if (others.length > 0)
    desk.unpublished.push(`no message was sent about ${others.join(', ')}: ten are sent at the most`);
  return withTold(history, head, sent);
}
