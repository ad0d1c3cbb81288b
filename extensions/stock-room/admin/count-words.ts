import { some } from '#web/admin/admin-format.ts'
import type { CountLine } from '../counts/stock-count-calls.ts'

export const reasons = [
  'Perso o rotto',
  'Contato male l’altra volta',
  'Usato in officina',
  'Arrivato senza segnarlo',
] as const

export const differenceText = (pieces: number): string =>
  pieces === 0
    ? 'giusto'
    : pieces < 0
      ? some(-pieces, 'manca', 'mancano').replace(/^(\S+) (\S+)$/, '$2 $1')
      : `${pieces} in più`

/** What the number means: pieces held are among the expected, those sold are not. */
export function expectedText({ expected, reserved, sold }: Pick<CountLine, 'expected' | 'reserved' | 'sold'>): string {
  const held =
    reserved > 0 ? `, di cui ${some(reserved, 'lo sta pagando un cliente', 'li stanno pagando dei clienti')}` : ''
  const gone =
    sold > 0
      ? `. ${some(sold, 'già venduto aspetta', 'già venduti aspettano')} di uscire: non contar${sold === 1 ? 'lo' : 'li'}`
      : ''
  return `ne aspettavamo ${expected}${held}${gone}`
}

export const sumText = (differences: readonly number[]): string => {
  const less = differences.reduce((sum, one) => sum + Math.min(one, 0), 0)
  const more = differences.reduce((sum, one) => sum + Math.max(one, 0), 0)
  const parts = [less && differenceText(less), more && differenceText(more)].filter(Boolean).join(', ')
  const count = differences.filter((one) => one !== 0).length
  return count === 0 ? 'Nessuna differenza.' : `${some(count, 'differenza', 'differenze')}: ${parts}.`
}
