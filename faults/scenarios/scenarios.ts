import { afterSaleScenarios } from './after-sale-scenarios.ts'
import { bankScenarios } from './bank-scenarios.ts'
import { eventScenarios } from './event-scenarios.ts'
import { returnScenarios } from './return-scenarios.ts'
import type { Scenario } from './scenario-steps.ts'
import { statementScenarios } from './statement-scenarios.ts'
import { walletScenarios } from './wallet-scenarios.ts'

/** Every way of buying and of not buying, in which each step fails once. */
export const scenarios: readonly Scenario[] = [
  ...walletScenarios,
  ...bankScenarios,
  ...eventScenarios,
  ...afterSaleScenarios,
  ...returnScenarios,
  ...statementScenarios,
]

export function requireScenario(name: string): Scenario {
  const found = scenarios.find((s) => s.name === name)
  if (!found) throw new Error(`no scenario ${name}`)
  return found
}
