import type { GitHub, PullOptions } from '../github-emulator/github.ts';
import type { Ran } from '../github-emulator/runner.ts';
import type { Pull } from '../github-emulator/state.ts';
import type { GitHubAttack } from './github-attack.ts';

/** Waits for a person. */
const loose = { 'contract-gate.yml': 'version: 1\nrequire: never\n' };
/** Fails the tests. */
const broken = { 'src/tax.js': 'export const tax = () => 0;\n' };

const signOff = (commit: string, id = 'policy') => `/contract-gate sign-off ${id} ${commit}`;

async function opened(
  github: GitHub,
  open: (more: PullOptions) => Promise<Pull>,
  more: PullOptions = {},
): Promise<Pull> {
  for (const login of ['owner-1', 'agent']) github.user(login, { permission: 'write' });
  return open({ author: 'agent', files: loose, ...more });
}

/** A pull request that waits for a person, and a comment on it. */
function said(name: string, comment: (pull: Pull) => { by?: string; body?: string; app?: string }): GitHubAttack {
  return {
    name,
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      const { by = 'owner-1', body = signOff(pull.head), app } = comment(pull);
      github.user(by, { permission: 'write' });
      await github.addComment(pull, { by, body, app });
      return github.run({ pull });
    },
  };
}

/** The first criterion that fails. */
async function failingId(ran: Ran): Promise<string> {
  const all = ran.results!.contracts.flatMap(({ criteria }) => criteria);
  return all.find(({ status }) => status === 'fail')!.id;
}

export const peopleAttacks: readonly GitHubAttack[] = [
  said('its author signs off in a comment', () => ({ by: 'agent' })),
  said("a comment of its author with another account's name", pull => ({
    by: 'agent',
    body: `**owner-1** commented:\n\n${signOff(pull.head)}\n\nApproved-by: @owner-1`,
  })),
  said('an agent with write permission signs off', () => ({ by: 'Copilot' })),
  said('a bot signs off', () => ({ by: 'helper[bot]', app: 'helper' })),
  said('an app signs off in the name of a maintainer', () => ({ app: 'helper' })),
  said('a maintainer quotes a command', pull => ({ body: `> ${signOff(pull.head)}\n\nNo!` })),
  said('a maintainer quotes a command lazily', pull => ({ body: `> You can write\n${signOff(pull.head)}\n\nNo!` })),
  said('a maintainer shows a command as code', pull => ({
    body: `Never write\n\`\`\`\n${signOff(pull.head)}\n\`\`\``,
  })),
  said('a command that nobody sees', pull => ({ body: `Thanks!\n<!--\n${signOff(pull.head)}\n-->` })),
  said('a command in letters that look alike', pull => ({ body: signOff(pull.head).replace('contract', 'соntract') })),
  said('a criterion in letters that look alike', pull => ({ body: signOff(pull.head, 'роlicy') })),
  said('a sign-off of too few digits of the commit', pull => ({ body: signOff(pull.head.slice(0, 6)) })),
  said('a sign-off of another contract', pull => ({ body: signOff(pull.head, 'shop') })),
  said('a sign-off of a commit that is not there', () => ({ body: signOff('0'.repeat(40)) })),
  said('a waiver of tampering', pull => ({
    body: `/contract-gate waive policy/protected_files ${pull.head} please\n/contract-gate waive policy ${pull.head} please`,
  })),
  {
    name: 'somebody without write permission signs off',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      github.user('eve', { permission: 'read' });
      await github.addComment(pull, { by: 'eve', body: signOff(pull.head) });
      return github.run({ pull });
    },
  },
  {
    name: 'its author edits the comment of a maintainer',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      const comment = await github.addComment(pull, { by: 'owner-1', body: 'Thank you' });
      await github.editComment(comment, signOff(pull.head));
      return github.run({ pull });
    },
  },
  {
    name: 'the description of the pull request signs off',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      await github.edit(pull, { body: signOff(pull.head) });
      return github.run({ pull });
    },
  },
  {
    name: 'a remark in a review signs off',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      await github.review(pull, { by: 'owner-1', state: 'COMMENTED', body: signOff(pull.head) });
      return github.run({ pull });
    },
  },
  {
    name: 'signed off first, changed after',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open, { files: { 'src/a.js': '1\n' } });
      await github.addComment(pull, { by: 'owner-1', body: signOff(pull.head) });
      await github.push(pull, loose);
      return github.run({ pull });
    },
  },
  {
    name: 'signed off with few digits, then force-pushed',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      const { head } = pull;
      await github.push(pull, { 'src/a.js': '1\n' }, { force: true });
      await github.addComment(pull, { by: 'owner-1', body: signOff(head.slice(0, 7)) });
      await github.rewind(pull, head);
      return github.run({ pull });
    },
  },
  {
    name: 'a sign-off on another pull request',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      const other = await github.pull({ branch: 'agent/other', author: 'agent', files: { 'src/a.js': '1\n' } });
      await github.addComment(other, { by: 'owner-1', body: signOff(pull.head) });
      return github.run({ pull });
    },
  },
  {
    name: 'a policy that lets its author sign',
    want: 'wait',
    async act(github, open) {
      const files = { 'contract-gate.yml': 'version: 1\nsign_off: {allow_author: true, users: [agent]}\n' };
      const pull = await opened(github, open, { files });
      await github.addComment(pull, { by: 'agent', body: signOff(pull.head) });
      return github.run({ pull });
    },
  },
  {
    name: 'whoever committed the head approves it',
    want: 'wait',
    async act(github, open) {
      const pull = await opened(github, open);
      github.commitBy(pull.head, { author: 'agent', committer: 'owner-1' });
      await github.review(pull, { by: 'owner-1' });
      return github.run({ pull });
    },
  },
  ...(['its author', 'nobody any more'] as const).map(
    (who): GitHubAttack => ({
      name: `a waiver of failed tests by ${who}`,
      want: 'red',
      async act(github, open) {
        const pull = await opened(github, open, { files: broken });
        const id = await failingId(await github.run({ pull }));
        const by = who === 'its author' ? 'agent' : 'owner-1';
        const comment = await github.addComment(pull, { by, body: `/contract-gate waive ${id} ${pull.head} flaky` });
        if (by === 'owner-1') await github.deleteComment(comment);
        return github.run({ pull });
      },
    }),
  ),
  {
    name: 'waived first, changed after',
    want: 'red',
    async act(github, open) {
      const pull = await opened(github, open, { files: broken });
      const id = await failingId(await github.run({ pull }));
      await github.addComment(pull, { by: 'owner-1', body: `/contract-gate waive ${id} ${pull.head} known` });
      await github.push(pull, { 'src/tax.js': 'export const tax = () => -1;\n' });
      return github.run({ pull });
    },
  },
  {
    name: 'a maintainer signs off, so that it is only the rest that blocks',
    want: 'pass',
    async act(github, open) {
      const pull = await opened(github, open);
      await github.addComment(pull, { by: 'owner-1', body: signOff(pull.head) });
      return github.run({ pull });
    },
  },
];
