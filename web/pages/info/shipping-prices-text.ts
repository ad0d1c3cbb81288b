import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { deliveryZones } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { type ShippingClass, shippingClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { plural } from '#web/i18n/words/plural.ts'
import type { InfoBlock, Text } from './info-text.ts'

type Euro = (cents: Cents) => string

const classNames = ({ letterGrams, parcelGrams }: ShopFacts['shipping']): Record<ShippingClass, Text> => ({
  letter: [`Busta, fino a ${letterGrams}\u00a0g`, `Letter, up to ${letterGrams}\u00a0g`],
  parcel: [`Pacco, fino a ${parcelGrams / 1_000}\u00a0kg`, `Parcel, up to ${parcelGrams / 1_000}\u00a0kg`],
  bulky: ['Ingombrante', 'Bulky'],
  bicycle: ['Bicicletta', 'Bike'],
})

/** Courier prices: one sentence where they are the same everywhere, else a table. */
export function shippingPrices({ shipping }: ShopFacts, euro: Euro): readonly (InfoBlock | false)[] {
  const { flatFeeCents, freeOverCents, isFlat } = shipping
  if (!isFlat) return [...pricesByClass(shipping, euro)]
  if (freeOverCents === null)
    return [[`Ogni spedizione costa ${euro(flatFeeCents)}.`, `Shipping costs ${euro(flatFeeCents)} per order.`]]
  return [
    [
      `Spedizione gratuita per ordini superiori a ${euro(freeOverCents)}. Fino a ${euro(freeOverCents)}: ${euro(flatFeeCents)}.`,
      `Free shipping on orders over ${euro(freeOverCents)}. Up to ${euro(freeOverCents)}: ${euro(flatFeeCents)}.`,
    ],
    {
      table: ['Costo della spedizione per ordine', 'Shipping cost per order'],
      head: [
        ['Valore degli articoli', 'Value of the items'],
        ['Spedizione', 'Shipping'],
      ],
      rows: [
        [[`Fino a ${euro(freeOverCents)}`, `Up to ${euro(freeOverCents)}`], euro(flatFeeCents)],
        [
          [`Da ${euro(freeOverCents + 1)}`, `From ${euro(freeOverCents + 1)}`],
          ['Gratuita', 'Free'],
        ],
      ],
    },
  ]
}

function pricesByClass(shipping: ShopFacts['shipping'], euro: Euro): InfoBlock[] {
  const names = classNames(shipping)
  const never: Text = ['mai', 'never']
  const notSent: Text = shipping.isPickUpOffered ? ['solo ritiro', 'collection only'] : ['non si spedisce', 'not sent']
  return [
    {
      table: ['Costo della spedizione per ordine', 'Shipping cost per order'],
      head: [
        ['Che cosa', 'What'],
        ['Italia continentale', 'Mainland Italy'],
        ['Sicilia e Sardegna', 'Sicily and Sardinia'],
        ['Isole minori e zone a traffico limitato', 'Smaller islands and restricted zones'],
        ['Gratis sopra', 'Free over'],
      ],
      rows: shippingClasses.map((one) => {
        const { fees, freeOverCents } = shipping.rates[one]
        const prices = deliveryZones.map((zone) => fees[zone]).map((cents) => (cents === null ? notSent : euro(cents)))
        return [names[one], ...prices, freeOverCents === null ? never : euro(freeOverCents)]
      }),
    },
    [
      'Un ordine con articoli diversi viaggia come il più grande, e così si paga.',
      'An order of several items travels as the largest of them, and is charged as such.',
    ],
  ]
}

/** Whether the courier takes everything to every zone. */
export const goesEverywhere = ({ shipping }: ShopFacts): boolean =>
  shippingClasses.every((one) => deliveryZones.every((zone) => shipping.rates[one].fees[zone] !== null))

/** The other ways to receive an order, where the shop offers them. */
export function otherWays({ shipping, address }: ShopFacts, euro: Euro): readonly (InfoBlock | false)[] {
  const { express, isPickUpOffered } = shipping
  return [
    express !== null && [
      `Corriere espresso, in ${express.days} ${plural(express.days, 'giorno lavorativo', 'giorni lavorativi')}, per buste e pacchi sul continente: ${euro(express.feeCents)} in più.`,
      `Express courier, within ${express.days} working ${plural(express.days, 'day', 'days')}, for letters and parcels to the mainland: ${euro(express.feeCents)} more.`,
    ],
    isPickUpOffered && [
      `Ritiro in negozio: gratis, in ${address.street}, ${address.city}. Paghi quando ordini, e ti scriviamo quando è pronto.`,
      `Collection from the shop: free, at ${address.street}, ${address.city}. You pay when you order, and we email you when it’s ready.`,
    ],
  ]
}
