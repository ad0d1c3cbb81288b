import type { WebExtension } from '#web/extensions/web-extension.ts'
import { counterWeb } from './counter/web.tsx'
import { explodedBicycleWeb } from './exploded-bicycle/web.tsx'
import { garageWeb } from './garage/web.tsx'
import { invoicesWeb } from './invoices/web.tsx'
import { newsletterWeb } from './newsletter/web.tsx'
import { offersWeb } from './offers/web.tsx'
import { paypalInstrumentsWeb } from './paypal-instruments/web.tsx'
import { productFeedsWeb } from './product-feeds/web.tsx'
import { productSafetyWeb } from './product-safety/web.tsx'
import { sizeAdviceWeb } from './size-advice/web.tsx'
import { stockAlertsWeb } from './stock-alerts/web.tsx'
import { stripeWeb } from './stripe/web.tsx'
import { workshopWeb } from './workshop/web.tsx'
import { workshopJobsWeb } from './workshop-jobs/web.tsx'

export const installedWeb: readonly WebExtension[] = [
  counterWeb,
  explodedBicycleWeb,
  garageWeb,
  invoicesWeb,
  newsletterWeb,
  offersWeb,
  paypalInstrumentsWeb,
  productFeedsWeb,
  productSafetyWeb,
  sizeAdviceWeb,
  stockAlertsWeb,
  stripeWeb,
  workshopWeb,
  workshopJobsWeb,
]
