import { OfferInstruments } from './offer-instruments.tsx'
import { PayOrderByInstruments } from './pay-order-by-instrument.tsx'

export const instrumentPlaces = { checkout: OfferInstruments, order: PayOrderByInstruments }
