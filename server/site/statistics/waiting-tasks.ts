import { countMissingPictures } from '#server/catalog/images/image-guard.ts'
import { type CatalogState, itemsOn } from '#server/catalog/product-index/catalog-state.ts'
import { findLowStock } from '#server/catalog/products/admin-product-repository.ts'
import { countQuestions } from '#server/catalog/reviews/question-repository.ts'
import { countReviews, oldestPendingReview } from '#server/catalog/reviews/review-moderation-repository.ts'
import { countGivenUp } from '#server/messages/events/webhook-endpoint-repository.ts'
import { countDeadMails, countHeldMails, countUndeliveredMails } from '#server/messages/mail/admin-mail-repository.ts'
import { deliversMail } from '#server/messages/mail/mail-delivery.ts'
import {
  countPaymentsInNeed,
  countTask,
  oldestOf,
  oldestToRefund,
} from '#server/orders/admin-orders/admin-order-repository.ts'
import { countOpenReturns } from '#server/orders/returns/admin-return-repository.ts'
import { countOpenWithdrawals } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import { findHoarding, type Hoarding } from '#server/platform/throttle/hoarding-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { AdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { urgentDays } from '#shared/domain/orders/returns/return-terms.ts'
import type { OnlineNeed } from '#shared/domain/platform/goods/used-bicycles.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { bankDeadline } from '#shared/domain/platform/states/order-states.ts'
import { readFurtherTasks } from './further-tasks.ts'
import { countBicyclesToShip } from './shop-numbers-repository.ts'

const namesShown = 2
/** Failures older than this are only in the log. */
const newsDays = 14

export async function readTasks(deps: Deps): Promise<AdminTasks> {
  const { database, clock } = deps
  const { db } = database
  const now = clock()
  const [
    toConfirm,
    oldest,
    toShip,
    bicycles,
    late,
    latest,
    toRefund,
    unreturned,
    reviews,
    unread,
    questions,
    lowStock,
    withdrawals,
    returns,
    mails,
    held,
    undelivered,
    givenUp,
    payments,
    hoarding,
    images,
    others,
  ] = await Promise.all([
    countTask(db, 'to_confirm', now),
    oldestOf(db, 'to_confirm', 'createdAt', now),
    countTask(db, 'to_ship', now),
    countBicyclesToShip(db),
    countTask(db, 'late', now),
    oldestOf(db, 'late', 'shipBy', now),
    countTask(db, 'to_refund', now),
    oldestToRefund(db, now),
    countReviews(db),
    oldestPendingReview(db),
    countQuestions(db),
    findLowStock(db, namesShown),
    countOpenWithdrawals(db, now),
    countOpenReturns(db, addDays(romeDayOf(now), urgentDays), romeDayOf(now)),
    countDeadMails(db),
    countHeldMails(db),
    countUndeliveredMails(db),
    countGivenUp(db, new Date(now.getTime() - newsDays * 86_400_000)),
    countPaymentsInNeed(db),
    findHoarding(db),
    countMissingPictures(deps),
    readFurtherTasks(deps),
  ])
  return {
    toConfirm: { count: toConfirm, note: oldest ? `Il più vecchio scade ${dayWord(bankDeadline(oldest), now)}` : null },
    toShip: { count: toShip, note: bicycles > 0 ? `${bicycles} con bici da montare` : null },
    lateOrders: { count: late, note: latest ? lateNote(late, latest, now) : null },
    toRefund: { count: toRefund, note: ageNote(unreturned, now) },
    pendingReviews: { count: reviews.pending, note: ageNote(unread, now) },
    openQuestions: { count: questions.waiting },
    lowStock: { count: lowStock.count, note: lowStock.names.join(', ') || null },
    usedToComplete: usedTask(deps.catalog.state),
    openWithdrawals: { count: withdrawals.open, note: withdrawalNote(withdrawals, now) },
    openReturns: { count: returns.open, urgent: returns.urgent, note: returnNote(returns, now) },
    failedMails: { count: mails },
    heldMails: { count: held },
    undeliveredMails: undeliveredTask(undelivered, deliversMail(deps)),
    failedEvents: { count: givenUp },
    paymentsToCheck: { count: payments },
    images: { count: images },
    hoarding: { count: hoarding.networks, note: hoardingNote(hoarding) },
    others,
  }
}

function lateNote(count: number, latest: Date, now: Date): string {
  const days = Math.ceil((now.getTime() - latest.getTime()) / 86_400_000)
  return `${count > 1 ? 'fino a' : 'di'} ${days === 1 ? '1 giorno' : `${days} giorni`}`
}

/** Nothing on the first day. */
function ageNote(since: Date | undefined, now: Date): string | null {
  const days = since ? Math.floor((now.getTime() - since.getTime()) / 86_400_000) : 0
  return days > 0 ? `Da ${days === 1 ? '1 giorno' : `${days} giorni`}` : null
}

const missingNames: Record<OnlineNeed, string> = { photo: 'foto', card: 'scheda' }

/** Lists each one with its missing parts. */
function usedTask(state: CatalogState) {
  const lacking = itemsOn(state, 'bici-usate').flatMap(({ product: { name, stock, lacks } }) =>
    lacks && stock > 0 ? `${name} (${lacks.map((one) => missingNames[one]).join(', ')})` : [],
  )
  return { count: lacking.length, note: lacking.join(', ') || null }
}

function undeliveredTask(count: number, hasServer: boolean) {
  return {
    count,
    hasServer,
    note: count > 0 ? (hasServer ? 'Ora si possono spedire' : 'I clienti non le hanno') : null,
  }
}

function withdrawalNote({ overdue, nextDueAt }: { overdue: number; nextDueAt: Date | undefined }, now: Date) {
  if (overdue > 0) return overdue === 1 ? '1 oltre il termine' : `${overdue} oltre il termine`
  // The term ends with the day before midnight.
  return nextDueAt ? `Rimborso entro ${dayWord(new Date(nextDueAt.getTime() - 1), now)}` : null
}

function returnNote({ overdue, nextDueDay }: { overdue: number; nextDueDay: string | null }, now: Date) {
  if (overdue > 0) return overdue === 1 ? '1 oltre il termine' : `${overdue} oltre il termine`
  return nextDueDay ? `Rimborso entro ${dayWord(new Date(`${nextDueDay}T11:00:00Z`), now)}` : null
}

function hoardingNote({ networks, orders, pieces }: Hoarding): string | null {
  if (networks === 0) return null
  if (orders === 0) return 'Limite di pezzi raggiunto, nessun ordine aperto'
  return `${pieces} pezzi non pagati in ${orders === 1 ? '1 ordine' : `${orders} ordini`}`
}

const longDay = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', day: 'numeric', month: 'long' })

function dayWord(moment: Date, now: Date): string {
  const day = romeDayOf(moment)
  const today = romeDayOf(now)
  if (day <= today) return 'oggi'
  return day === addDays(today, 1) ? 'domani' : `il ${longDay.format(moment)}`
}
