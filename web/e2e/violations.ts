import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Runs axe, including its rule for the size of targets; returns one line for each violated rule. */
export async function findViolations(page: Page): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
