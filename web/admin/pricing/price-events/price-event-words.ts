import type { PriceEvent, PriceEventSubject } from '#shared/contract/pricing/admin-price-events.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { cutText } from '#web/admin/pricing/reductions/reduction-words.ts'
import { classNames, zoneNames } from '#web/admin/pricing/shipping/delivery-form.ts'
import { deliveryNames } from '#web/admin/pricing/shipping/delivery-names.ts'
import { changeText } from './price-change-text.ts'

const steps: Record<PriceEventSubject, Partial<Record<PriceEvent['step'], string>>> = {
  prices: { changed: 'Prezzi cambiati' },
  reduction: { planned: 'Ribasso in programma', begun: 'Ribasso partito', ended: 'Ribasso finito' },
  coupons: { begun: 'Codici creati', ended: 'Codici finiti' },
  gift_card: { begun: 'Buono regalato', ended: 'Buono bloccato' },
  delivery: { changed: 'Consegne cambiate' },
}

export const stepName = ({ subject, step }: PriceEvent) => steps[subject][step] ?? ''

/** «+ 5 %, con ,90», «Saldi, − 20 %». */
export function eventTitle({ change, name, kind, percent, amount }: PriceEvent): string {
  if (change) return changeText(change)
  if (!name) return ''
  const off =
    kind === null
      ? amount && euro(amount)
      : kind === 'delivery'
        ? 'spedizione gratuita'
        : cutText({ kind, percent, amount })
  return off ? `${name}, ${off}` : name
}

/** What one of the prices was and is; `rest` counts the others. */
interface PriceStep {
  of: string
  before: string
  after: string
  rest: string
}

export function eventStep({ example, change, fees }: PriceEvent): PriceStep | undefined {
  if (example && change) {
    const { name, size, before, after } = example
    const others = change.articles - 1
    const rest = others > 0 ? `e ${some(others, 'altro articolo', 'altri articoli')}` : ''
    return { of: size ? `${name}, ${size}` : name, before: euro(before), after: euro(after), rest }
  }
  const [fee] = fees
  if (!fee) return undefined
  const priced = (value: string | null) =>
    value !== null ? euro(value) : fee.zone === 'freeOver' ? 'mai gratis' : 'non offerta'
  const of =
    fee.of === 'express'
      ? deliveryNames.express
      : `${classNames[fee.of].name}, ${fee.zone === 'freeOver' ? 'gratis sopra' : zoneNames[fee.zone]}`
  const others = fees.length - 1
  return {
    ...{ of, before: priced(fee.before), after: priced(fee.after) },
    rest: others > 0 ? `e ${some(others, 'altro prezzo', 'altri prezzi')}` : '',
  }
}

/** Where the thing itself is; undefined for prices of several products, which are nowhere else. */
export function eventDoor({ subject, id, change, example }: PriceEvent): AdminAddress | undefined {
  if (subject === 'reduction') return { tab: 'prezzi', vista: 'ribassi', apri: `ribasso-${id}` }
  if (subject === 'coupons') return { tab: 'prezzi', vista: 'codici', apri: `codici-${id}` }
  if (subject === 'gift_card') return { tab: 'prezzi', vista: 'buoni', apri: `buono-${id}` }
  if (subject === 'delivery') return { tab: 'prezzi', vista: 'consegne' }
  if (change?.articles === 1 && example) return { tab: 'prodotti', apri: `prodotto-${example.productId}` }
}
