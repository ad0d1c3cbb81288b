import type { DeskRows } from '#web/extensions/desk-row.ts'
import { accountsDesk } from './accounts-month/admin/accounts-desk.ts'
import { assistantDesk } from './assistants/admin/assistant-desk.ts'
import { bankStatementDesk } from './bank-statements/admin/bank-statement-desk.ts'
import { importDesk } from './catalog-import/admin/import-desk.ts'
import { counterDesk } from './counter/admin/counter-desk.ts'
import { formerShopDesk } from './former-shops/admin/former-shop-desk.ts'
import { garageDesk } from './garage/admin/garage-desk.ts'
import { invoiceDesk } from './invoices/admin/invoice-desk.ts'
import { mailBoxDesk } from './mail-server/admin/mail-box-desk.ts'
import { mediaDesk } from './media-library/admin/media-desk.ts'
import { newsletterDesk } from './newsletter/admin/newsletter-desk.ts'
import { offerDesk } from './offers/admin/offer-desk.ts'
import { ownStartDesk } from './own-start/admin/own-start-desk.ts'
import { applePayDesk } from './paypal-instruments/admin/apple-pay-desk.ts'
import { paypalDesk } from './paypal-keys/admin/paypal-desk.ts'
import { pictureIntakeDesk } from './picture-intake/admin/picture-intake-desk.ts'
import { feedDesk } from './product-feeds/admin/feed-desk.tsx'
import { safetyDesk } from './product-safety/admin/safety-desk.ts'
import { savedViewDesk } from './saved-views/admin/saved-view-desk.ts'
import { backupDesk } from './scheduled-backups/admin/backup-desk.ts'
import { stockAlertDesk } from './stock-alerts/admin/stock-alert-desk.ts'
import { stockRoomDesk } from './stock-room/admin/stock-room-desk.ts'
import { cardDesk } from './stripe/admin/card-desk.ts'
import { undoDesk } from './undo/admin/undo-desk.ts'
import { purchaseDesk } from './used-purchases/admin/purchase-desk.ts'
import { workshopDesk } from './workshop/admin/workshop-desk.ts'
import { jobDesk } from './workshop-jobs/admin/job-desk.ts'

/** What the extensions of this shop add to the dashboard, in one file: it comes with the dashboard. */
export const installedDesk: readonly DeskRows[] = [
  accountsDesk,
  assistantDesk,
  bankStatementDesk,
  counterDesk,
  formerShopDesk,
  garageDesk,
  invoiceDesk,
  mailBoxDesk,
  mediaDesk,
  newsletterDesk,
  offerDesk,
  ownStartDesk,
  applePayDesk,
  paypalDesk,
  feedDesk,
  safetyDesk,
  savedViewDesk,
  backupDesk,
  stockAlertDesk,
  stockRoomDesk,
  cardDesk,
  undoDesk,
  purchaseDesk,
  jobDesk,
  workshopDesk,
  importDesk,
  pictureIntakeDesk,
]
