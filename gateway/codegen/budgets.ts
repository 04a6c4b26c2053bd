import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Budget } from '../test/upstream-call-budgets/budget.ts';
import { HARD_CASES } from '../test/upstream-call-budgets/hard-cases.ts';
import { WEB_BUDGETS } from '../test/upstream-call-budgets/web.ts';

const TARGET = join(import.meta.dirname, '../../docs/budgets.md');

const INTRO = `# What operations cost

Made by \`npm run codegen\` from \`gateway/test/upstream-call-budgets/\`: change the numbers there, never this page. \`budgets.test.ts\` runs each operation over the embedded back end, counts the calls that leave the gateway, and fails on one more or one less; no call leaves twice in a request.

The numbers are those of a gateway that has just been started and knows nothing. Later the menu, content and countries are kept for 10 seconds and the filterable attributes for a minute, and a public read that several requests make at the same moment is made once. The search service takes 50 queries or 1,000 objects a call; longer lists go out in several calls.`;

const HEAD =
  '| Operation | Asked by | Commerce back end | Search service | What for |\n|---|---|---|---|---|';

function row(name: string, { isCustomer, commerce, search, why }: Budget): string {
  return `| ${name} | ${isCustomer ? 'a customer' : 'anybody'} | ${commerce} | ${search} | ${why} |`;
}

/** The page about what operations cost. */
function printBudgets(): string {
  return [
    INTRO,
    `## The web app\n\n${HEAD}`,
    ...Object.entries(WEB_BUDGETS).map(([name, budget]) => row(name, budget)),
    `\n## Hard cases\n\n${HEAD}`,
    ...HARD_CASES.map((hard) => row(hard.name, hard)),
    '',
  ]
    .join('\n')
    .replace('\n## The web app', '\n\n## The web app')
    .replace(/\n{3,}/g, '\n\n');
}

if (import.meta.main) writeFileSync(TARGET, printBudgets());
