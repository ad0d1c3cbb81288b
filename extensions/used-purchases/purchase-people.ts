import type { PersonalData } from '#server/accounts/customers/personal-data.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { forgetSellers, listPurchasesFrom } from './used-purchase-repository.ts'

const keptYears = 10

/** Who sold a bicycle to the shop, by address. */
export const sellerData: PersonalData = {
  name: 'usedPurchases',
  read: async (db, { provenEmail }) =>
    provenEmail
      ? (await listPurchasesFrom(db, provenEmail)).map(({ frameKey: _, productId: _product, ...sheet }) => sheet)
      : [],
  // Kept for ten years, as the books that its price stands in (rule 869).
  erase: async () => undefined,
}

export const purchaseJobs = ({ database, clock }: Deps): Job[] => [
  {
    name: 'forget who sold used bicycles ten years ago',
    everySeconds: 86_400,
    run: async () => {
      const today = romeDayOf(clock())
      // The books are kept for ten years from the last entry of their year.
      await inTransaction(database, (tx) => forgetSellers(tx, `${Number(today.slice(0, 4)) - keptYears}-01-01`))
    },
  },
]
