import { parseDecimal } from '#shared/domain/platform/money.ts'

/**
 * An amount as an Italian types it: "1.250,00", "1250,5", "1250.00", "1.250" (a thousand).
 * @returns hundredths; 0 for nothing; undefined when it is no amount
 */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[\s€\u00a0]/g, '')
  if (plain === '') return 0
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain)
  return parseDecimal(isGrouped ? plain.replaceAll('.', '') : plain)
}
