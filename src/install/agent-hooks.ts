import { stopHookScript } from './hook-script.ts';

export const hookAgents = ['claude', 'codex', 'copilot', 'cursor'] as const;
export type HookAgent = (typeof hookAgents)[number];

/** Longer than a run of the tests usually takes; the agent waits for it. */
const limitSeconds = 900;
/** How often the hook sends an agent back to work before it lets it stop. */
const mostBlocks = 3;

interface Hook {
  settings: { path: string; content: object };
  script: string;
}

const hooks: Readonly<Record<HookAgent, Hook>> = {
  claude: {
    settings: {
      path: '.claude/settings.json',
      content: {
        hooks: {
          Stop: [{ hooks: [command('node "$CLAUDE_PROJECT_DIR/.claude/hooks/contract-gate.mjs" claude')] }],
        },
      },
    },
    script: '.claude/hooks/contract-gate.mjs',
  },
  codex: {
    settings: {
      path: '.codex/hooks.json',
      content: {
        hooks: {
          Stop: [{ hooks: [command('node "$(git rev-parse --show-toplevel)/.codex/hooks/contract-gate.mjs" codex')] }],
        },
      },
    },
    script: '.codex/hooks/contract-gate.mjs',
  },
  copilot: {
    settings: {
      path: '.github/hooks/contract-gate.json',
      content: {
        version: 1,
        hooks: {
          agentStop: [
            {
              type: 'command',
              bash: 'node .github/hooks/contract-gate.mjs copilot',
              powershell: 'node .github/hooks/contract-gate.mjs copilot',
              timeoutSec: limitSeconds,
            },
          ],
        },
      },
    },
    script: '.github/hooks/contract-gate.mjs',
  },
  cursor: {
    settings: {
      path: '.cursor/hooks.json',
      content: {
        version: 1,
        hooks: {
          stop: [
            { command: 'node .cursor/hooks/contract-gate.mjs cursor', timeout: limitSeconds, loop_limit: mostBlocks },
          ],
        },
      },
    },
    script: '.cursor/hooks/contract-gate.mjs',
  },
};

function command(line: string): object {
  return { type: 'command', command: line, timeout: limitSeconds };
}

/** The files that make an agent run `verify` before it stops, by their paths. */
export function hookFiles(agent: HookAgent, version: string): ReadonlyMap<string, string> {
  const { settings, script } = hooks[agent];
  return new Map([
    [settings.path, `${JSON.stringify(settings.content, null, 2)}\n`],
    [script, stopHookScript(version, mostBlocks)],
  ]);
}
