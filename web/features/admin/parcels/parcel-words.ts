import { Package, PackageCheck, Truck } from 'lucide-react'
import type { AdminOrder } from '#shared/contract/admin-orders.ts'
import type { AdminParcel } from '#shared/contract/parcels/parcels.ts'
import { nextParcelNumber, type ParcelState } from '#shared/domain/parcels/parcel-states.ts'

export const parcelSigns = {
  packed: { label: 'Preparato', tone: 'ambra', icon: Package },
  sent: { label: 'Partito', tone: 'blu', icon: Truck },
  delivered: { label: 'Consegnato', tone: 'ok', icon: PackageCheck },
} as const satisfies Record<ParcelState, object>

/** «1 di 2»: what is in no parcel yet will be one more. */
export function parcelName({ number }: Pick<AdminParcel, 'number'>, { parcels, items }: AdminOrder): string {
  const more = items.some(({ toPack }) => toPack > 0) ? 1 : 0
  const inAll = Math.max(number, parcels.length + more)
  return inAll === 1 ? 'Pacco' : `Pacco ${number} di ${inAll}`
}

export function nextNumber({ parcels }: AdminOrder): number {
  return nextParcelNumber(parcels)
}

/** «2 × Casco Sentiero M, 1 × Pedale». */
export function contentsText({ lines }: Pick<AdminParcel, 'lines'>): string {
  if (lines.length === 0) return 'Vuoto'
  return lines
    .map(({ quantity, name, frameSize }) => `${quantity} × ${name}${frameSize ? ` ${frameSize}` : ''}`)
    .join(', ')
}
