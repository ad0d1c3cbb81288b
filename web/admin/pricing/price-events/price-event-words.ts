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

/** Who or what did it. */
export function doerName({ by, byName }: PriceEvent): string {
  if (by === 'staff') return 'il negozio'
  if (by === 'program') return `${byName ?? 'un programma'}, chiave API`
  if (by === 'file') return byName ?? 'un file'
  return by === 'clock' ? 'da solo, nel giorno scelto' : '–'
}

/** Why there is no «Annulla»: what can be done instead, in the screen that «Apri» leads to. */
export function lastingText({ subject, step }: PriceEvent): string | undefined {
  if (subject === 'reduction')
    return step === 'ended'
      ? 'Un ribasso finito non riparte: i 30 giorni si contano di nuovo. Se serve, fanne un altro.'
      : step === 'planned'
        ? 'Non è ancora partito: si cambia o si elimina da «Apri».'
        : 'Non si annulla: qualcuno può aver già comprato. Si chiude da «Apri» e i prezzi tornano quelli di prima.'
  if (subject === 'coupons')
    return step === 'ended'
      ? 'Codici finiti restano finiti: chi li aveva non li usa più.'
      : 'Non si annulla: i clienti possono averli già. Si chiudono da «Apri».'
  if (subject === 'gift_card')
    return step === 'ended'
      ? 'Un buono bloccato si guarda da «Apri».'
      : 'Non si annulla: il codice è già del cliente. Si blocca da «Apri».'
  if (subject === 'delivery') return 'Non si annulla da qui: riscrivi il prezzo di prima in Consegne.'
  return undefined
}

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
