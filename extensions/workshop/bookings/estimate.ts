export const estimateStates = ['open', 'accepted', 'declined', 'replaced'] as const
export type EstimateState = (typeof estimateStates)[number]

export interface EstimateLine {
  name: string
  quantity: number
  unitCents: number
  minutes: number | null
  /** Of the shop: its stock is taken when the estimate is accepted. */
  productId: number | null
  size: string
  /** False: advised, the customer may leave it. */
  isNeeded: boolean
}

export const estimateTotal = (lines: readonly EstimateLine[]): number =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)

/** Days that an estimate can be accepted. */
export const estimateDays = 7
