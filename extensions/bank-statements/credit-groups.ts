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

/** Why an entry of a statement is left out while the others come in. */
export const leftOutReasons = ['zero', 'negative', 'huge', 'unreadable', 'day', 'currency'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
