/** Why an entry of a statement is left out while the others come in. */
export const leftOutReasons = ['zero', 'negative', 'huge', 'unreadable', 'day', 'currency'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]
