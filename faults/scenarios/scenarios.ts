import { adapters, paypal } from '../providers/adapter.ts'
import { afterSaleScenarios } from './after-sale-scenarios.ts'
import { bankScenarios } from './bank-scenarios.ts'
import { eventScenarios } from './event-scenarios.ts'
import { returnScenarios } from './return-scenarios.ts'
import { paidBy, type Scenario } from './scenario-steps.ts'
import { statementScenarios } from './statement-scenarios.ts'
import { bareScenarios, walletScenarios } from './wallet-scenarios.ts'

const payments = [...walletScenarios, ...eventScenarios]
/** Every way of buying and of not buying, in which each step fails once. */
export const scenarios: readonly Scenario[] = [
  ...payments,
  ...bareScenarios,
  ...bankScenarios,
  ...afterSaleScenarios,
  ...returnScenarios,
  ...statementScenarios,
  ...adapters
    .filter((by) => by !== paypal)
    .flatMap((by) => [...payments, ...afterSaleScenarios.slice(0, 2)].map((one) => paidBy(by, one))),
]

export function requireScenario(name: string): Scenario {
  const found = scenarios.find((s) => s.name === name)
  if (!found) throw new Error(`no scenario ${name}`)
  return found
}
