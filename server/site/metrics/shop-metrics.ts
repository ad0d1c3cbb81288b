import { Gauge, type Registry } from 'prom-client'
import { countReviews } from '#server/catalog/reviews/review-moderation-repository.ts'
import { countPaymentsInNeed } from '#server/orders/admin-orders/admin-order-repository.ts'
import { countOpenWithdrawals } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import { signalsOf } from '#server/platform/signals.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import {
  countMailsByState,
  countOrdersByState,
  countPaymentsByState,
  countRefundsByState,
  countReservations,
  countWaitingEvents,
} from './shop-metrics-repository.ts'

type MetricDeps = Pick<Deps, 'database' | 'catalog' | 'clock' | 'log'>

const patienceMs = 2_000

function gaugesIn(registry: Registry) {
  const gauge = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Gauge({ name: `pedivella_${name}`, help, labelNames, registers: [registry] })
  return {
    up: gauge('database_up', 'Whether the database has answered, 1 or 0'),
    pingSeconds: gauge(
      'database_answer_seconds',
      'How long one small question took, waiting for a connection included',
    ),
    products: gauge('products', 'Active products in the catalogue'),
    jobFailures: gauge('job_failures', 'Turns of a job that failed on this node since its start', 'job'),
    jobSuccess: gauge('job_success_timestamp_seconds', 'When a job last came to its end on this node', 'job'),
    violations: gauge(
      'invariant_violations',
      'Broken rules of orders, payments, stock and refunds at the last look of this node',
    ),
    pictures: gauge('images', 'Pictures in need at the last look of this node: missing, not_backed_up, orphan', 'need'),
    business: {
      orders: gauge('orders', 'Orders', 'method', 'order_status', 'payment_status'),
      payments: gauge('payments', 'Wallet payments', 'state'),
      attention: gauge('payments_needing_attention', 'Payments a person must look at'),
      refunds: gauge('refunds', 'Refunds', 'state'),
      mails: gauge('mails', 'Mails in the outbox', 'state'),
      mailAge: gauge('mail_oldest_pending_seconds', 'Age of the oldest mail that waits to be sent, 0 without one'),
      checkouts: gauge('open_checkouts', 'Wallet checkouts under way'),
      pieces: gauge('reserved_pieces', 'Pieces held for them'),
      events: gauge('wallet_events_waiting', 'Events of the wallet provider not handled yet'),
      withdrawals: gauge('withdrawals_open', 'Withdrawals that wait for the shop'),
      overdue: gauge('withdrawals_overdue', 'Of those, beyond the day by which the money is due'),
      reviews: gauge('reviews_pending', 'Reviews that wait to be read'),
    },
  }
}

/**
 * Business figures, read from the database for each scrape. Without the database they are left out, because outdated
 * ones would look healthy; `pedivella_database_up` says why.
 * @returns refresh: to be awaited before the registry is read
 */
export function openShopMetrics(registry: Registry, deps: MetricDeps): () => Promise<void> {
  const { database, catalog, clock, log } = deps
  const { up, pingSeconds, products, jobFailures, jobSuccess, violations, pictures, business } = gaugesIn(registry)

  async function readBusiness(): Promise<void> {
    const { db } = database
    const now = clock()
    const began = performance.now()
    await database.ping()
    pingSeconds.set((performance.now() - began) / 1_000)
    const [orders, payments, refunds, mails, attention, held, events, withdrawals, reviews] = await Promise.all([
      countOrdersByState(db),
      countPaymentsByState(db),
      countRefundsByState(db),
      countMailsByState(db),
      countPaymentsInNeed(db),
      countReservations(db, now),
      countWaitingEvents(db),
      countOpenWithdrawals(db, now),
      countReviews(db),
    ])
    for (const { orders: n, ...labels } of orders) business.orders.set(labels, n)
    for (const { payments: n, ...labels } of payments) business.payments.set(labels, n)
    for (const { refunds: n, ...labels } of refunds) business.refunds.set(labels, n)
    for (const { mails: n, state } of mails) business.mails.set({ state }, n)
    const oldest = mails.find(({ state }) => state === 'pending')?.oldest
    business.mailAge.set(oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1_000) : 0)
    business.attention.set(attention)
    business.checkouts.set(held.checkouts)
    business.pieces.set(held.pieces)
    business.events.set(events)
    business.withdrawals.set(withdrawals.open)
    business.overdue.set(withdrawals.overdue)
    business.reviews.set(reviews.pending)
  }

  function readSignals(): void {
    const signals = signalsOf(database)
    products.set(catalog.state.slotOfId.size)
    for (const [job, { failures, succeededAt }] of signals.jobs) {
      jobFailures.set({ job }, failures)
      if (succeededAt) jobSuccess.set({ job }, succeededAt.getTime() / 1_000)
    }
    if (signals.invariantViolations !== undefined) violations.set(signals.invariantViolations)
    else violations.remove()
    if (!signals.images) return
    pictures.set({ need: 'missing' }, signals.images.missing)
    pictures.set({ need: 'not_backed_up' }, signals.images.notBackedUp)
    pictures.set({ need: 'orphan' }, signals.images.orphans)
  }

  return async () => {
    readSignals()
    const byLabel = [business.orders, business.payments, business.refunds, business.mails]
    for (const one of byLabel) one.reset()
    for (const one of [pingSeconds, ...Object.values(business)]) if (!byLabel.some((b) => b === one)) one.remove()
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs).unref()
    })
    try {
      await Promise.race([readBusiness(), late])
      up.set(1)
    } catch (error) {
      log.warn({ err: error }, 'metrics without the database')
      up.set(0)
    }
  }
}
