/** Prefixes of the shop's other numbers: withdrawals, gift cards, returns. */
const takenPrefixes = ['REC', 'BON', 'RS']
const usual = 'ORD'

export const isNumberPrefix = (text: string): boolean => /^[A-Z]{2,4}$/.test(text) && !takenPrefixes.includes(text)

interface Named {
  name: string
  appearance: { orderPrefix: string | null }
}

/** What the shop's order numbers and product codes begin with; by default letters of its name: Pedivella → PV. */
export function numberPrefixOf({ name, appearance }: Named): string {
  if (appearance.orderPrefix) return appearance.orderPrefix
  const plain = name
    .replace(/^Cicli /, '')
    .normalize('NFD')
    .toUpperCase()
  const words = plain.split(/[^A-Z\p{M}]+/u).flatMap((word) => word.replace(/\P{L}/gu, '') || [])
  const [only = ''] = words
  const letters =
    words.length > 1
      ? words
          .map((word) => word.charAt(0))
          .join('')
          .slice(0, 4)
      : only.charAt(0) + only.charAt(only.length > 2 ? Math.floor(only.length / 2) : 1)
  return isNumberPrefix(letters) ? letters : usual
}
