import { randomInt } from 'node:crypto'

// No characters that look or sound alike on the phone (0 O, 1 I L), and no vowels, so that no number spells a word.
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ'

function block(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** "PV-7K3M-92QX": one of 3.8 × 10¹¹, so a number says nothing about the next one. */
export function newOrderNumber(prefix: string): string {
  return `${prefix}-${block()}-${block()}`
}

/** A statement of withdrawal's: "REC-4T2P-8XKC". */
export function newWithdrawalReference(): string {
  return `REC-${block()}-${block()}`
}

/** The n-th return's of an order: "RS-7K3M-1" for PV-7K3M-92QX. */
export function returnCode(orderNumber: string, n: number): string {
  return `RS-${orderNumber.split('-')[1]}-${n}`
}
