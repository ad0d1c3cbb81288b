/**
 * `open`: undecided. `booked`: an order's money. `to_return`, `returned`: no order's money, to be given back or given
 * back by hand. `ignored`: no order's money.
 */
export const creditStates = ['open', 'booked', 'to_return', 'returned', 'ignored'] as const
export type CreditState = (typeof creditStates)[number]

const moves: Record<CreditState, readonly CreditState[]> = {
  open: ['booked', 'to_return', 'ignored'],
  // A part that an order waits for the rest of.
  booked: ['to_return'],
  to_return: ['returned', 'open'],
  returned: [],
  ignored: ['open'],
}

export function mayMoveCredit(from: CreditState, to: CreditState): boolean {
  return moves[from].includes(to)
}

/** Why an order is proposed for a credit, or what speaks against it. */
export const creditSigns = [
  'reference',
  'reference_like',
  'no_reference',
  'amount',
  'amount_less',
  'amount_more',
  'amount_of_several',
  'name',
  'name_part',
  'no_name',
  'double',
  'cancelled',
] as const
export type CreditSign = (typeof creditSigns)[number]

/** The next step for a credit, in this order: sure ones first. */
export const creditGroups = ['sure', 'doubtful', 'late', 'unknown', 'in_part', 'to_return'] as const
export type CreditGroup = (typeof creditGroups)[number]
