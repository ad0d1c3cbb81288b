import type { AdminParcel } from '#shared/contract/orders/parcels.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'

/** The typed shipping data. */
export interface ParcelDraft {
  carrier: Carrier | null
  code: string
  link: string
  expectedDay: string
  appointment: string
}

export const blankParcel: ParcelDraft = { carrier: null, code: '', link: '', expectedDay: '', appointment: '' }

export function draftOf({ carrierKey, trackingCode, link, expectedDay, appointment }: AdminParcel): ParcelDraft {
  return {
    carrier: carrierKey,
    code: trackingCode ?? '',
    link: link ?? '',
    expectedDay: expectedDay ?? '',
    appointment: appointment ?? '',
  }
}

export function factsOf({ carrier, code, link, expectedDay, appointment }: ParcelDraft) {
  return {
    carrier,
    trackingCode: code.trim() || null,
    link: (carrier === 'other' && link.trim()) || null,
    expectedDay: expectedDay || null,
    appointment: appointment.trim() || null,
  }
}

/** The fault of a custom link, in words. */
export function linkError({ carrier, link }: ParcelDraft): string | undefined {
  const typed = link.trim()
  if (carrier !== 'other' || !typed || (typed.startsWith('https://') && URL.canParse(typed))) return undefined
  return 'Scrivi un indirizzo che comincia con https://.'
}
