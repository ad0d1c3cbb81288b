import { Package, PackageCheck, Truck } from 'lucide-react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminParcel } from '#shared/contract/orders/parcels.ts'
import { nextParcelNumber, type ParcelState } from '#shared/domain/orders/parcel-states.ts'

export const parcelSigns = {
  packed: { label: 'Preparato', tone: 'amber', icon: Package },
  sent: { label: 'Partito', tone: 'blue', icon: Truck },
  delivered: { label: 'Consegnato', tone: 'ok', icon: PackageCheck },
} as const satisfies Record<ParcelState, object>

/** «Pacco 1 di 2». */
export function parcelName({ number, of }: Pick<AdminParcel, 'number' | 'of'>): string {
  return of === 1 ? 'Pacco' : `Pacco ${number} di ${of}`
}

export function nextNumber({ parcels }: AdminOrder): number {
  return nextParcelNumber(parcels)
}

/** «2 × Casco Sentiero M, 1 × Pedale». */
export function contentsText({ lines }: Pick<AdminParcel, 'lines'>): string {
  if (lines.length === 0) return 'Vuoto'
  return lines
    .map(({ quantity, name, frameSize }) => `${quantity}\u00a0×\u00a0${name}${frameSize ? ` ${frameSize}` : ''}`)
    .join(', ')
}
