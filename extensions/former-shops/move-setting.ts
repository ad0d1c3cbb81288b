import * as z from 'zod/mini'
import { setting } from '#shared/contract/platform/setting.ts'

export const moveSources = [
  'woocommerce',
  'shopify',
  'prestashop',
  'magento',
  'bigcommerce',
  'ebay',
  'odoo',
  'danea',
  'sheet',
] as const

const steps = ['products', 'customers', 'orders', 'rest'] as const
export type MoveStep = (typeof steps)[number]

const moveValue = z.object({
  /** The shop system of before; null until it is chosen. */
  from: z.nullable(z.enum(moveSources)),
  /** Steps that the owner has called done, or not needed. */
  closed: z.array(z.enum(steps)).check(z.maxLength(steps.length)),
})
export type MoveValue = z.output<typeof moveValue>

export const moveSetting = setting(
  'move',
  'the move from another shop system: which one, and the steps done',
  moveValue,
)
