import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { Text } from './info-text.ts'

/** Who pays the return shipping, where set. */
export function wayBack({ returnPaidBy }: Pick<ShopFacts, 'returnPaidBy'>): Text[] {
  if (returnPaidBy === null) return []
  return returnPaidBy === 'shop'
    ? [
        [
          'Ti mandiamo l’etichetta del corriere già pagata: il ritorno lo paghiamo noi.',
          'We send you a prepaid courier label: we pay for the return.',
        ],
      ]
    : [['Il costo del ritorno è a tuo carico.', 'You pay for the return.']]
}
