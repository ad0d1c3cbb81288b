import type { Extension } from '#server/extension.ts'
import { accountsMonth } from './accounts-month/extension.ts'
import { assistants } from './assistants/extension.ts'
import { bankStatements } from './bank-statements/extension.ts'
import { catalogImport } from './catalog-import/extension.ts'
import { companyLogin } from './company-login/extension.ts'
import { counter } from './counter/extension.ts'
import { drawings } from './drawings/extension.ts'
import { explodedBicycle } from './exploded-bicycle/extension.ts'
import { foreignFiles } from './foreign-files/extension.ts'
import { formerShops } from './former-shops/extension.ts'
import { garage } from './garage/extension.ts'
import { invoices } from './invoices/extension.ts'
import { mailServer } from './mail-server/extension.ts'
import { mediaLibrary } from './media-library/extension.ts'
import { newsletter } from './newsletter/extension.ts'
import { offers } from './offers/extension.ts'
import { ownStart } from './own-start/extension.ts'
import { paypalInstruments } from './paypal-instruments/extension.ts'
import { paypalKeys } from './paypal-keys/extension.ts'
import { pictureIntake } from './picture-intake/extension.ts'
import { productFeeds } from './product-feeds/extension.ts'
import { productSafety } from './product-safety/extension.ts'
import { savedViews } from './saved-views/extension.ts'
import { scheduledBackups } from './scheduled-backups/extension.ts'
import { sizeAdvice } from './size-advice/extension.ts'
import { stockAlerts } from './stock-alerts/extension.ts'
import { stockRoom } from './stock-room/extension.ts'
import { storedImports } from './stored-imports/extension.ts'
import { stripe } from './stripe/extension.ts'
import { undo } from './undo/extension.ts'
import { usedPurchases } from './used-purchases/extension.ts'
import { workshop } from './workshop/extension.ts'
import { workshopJobs } from './workshop-jobs/extension.ts'

/** The extensions of this shop. To take one out, delete its folder and its lines here, in `installed-web.ts` and in `installed-desk.ts`. */
export const installed: readonly Extension[] = [
  accountsMonth,
  assistants,
  bankStatements,
  companyLogin,
  counter,
  drawings,
  explodedBicycle,
  formerShops,
  garage,
  invoices,
  mailServer,
  mediaLibrary,
  newsletter,
  offers,
  ownStart,
  paypalInstruments,
  paypalKeys,
  productFeeds,
  productSafety,
  savedViews,
  scheduledBackups,
  sizeAdvice,
  stockAlerts,
  stockRoom,
  stripe,
  undo,
  usedPurchases,
  workshop,
  workshopJobs,
  storedImports,
  foreignFiles,
  pictureIntake,
  catalogImport,
]
