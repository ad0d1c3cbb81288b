import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type BookingRow, findBookingOf, listPhotos } from '../../workshop/bookings/booking-repository.ts'
import { type EstimateLine, estimateTotal } from '../../workshop/bookings/estimate.ts'
import type { JobRow, LineRow } from '../../workshop/bookings/job-repository.ts'
import { isOpen } from './answer-estimate.ts'
import { type EstimateRow, findEstimateOf } from './estimate-repository.ts'
import type { Job, JobDetail, PublicEstimate } from './job-calls.ts'
import { findBefore, type JobOrder, listEvents, listJobOrders, listLines } from './job-line-repository.ts'
import { linesTotal, linesVat, needsEstimate } from './job-sums.ts'

const iso = (moment: Date | null) => moment?.toISOString() ?? null

/** A cancelled order pays nothing. */
export const liveOrder = <O extends Pick<JobOrder, 'orderStatus'>>(order: O | undefined): O | undefined =>
  order?.orderStatus === 'cancelled' ? undefined : order

interface Viewer {
  shop: Shop
  now: Date
}

export function jobView(
  {
    job,
    booking,
    lines,
    order,
  }: {
    job: JobRow
    booking: BookingRow | null | undefined
    lines: readonly LineRow[]
    order: JobOrder | undefined
  },
  { shop, now }: Viewer,
): Job {
  const total = linesTotal(lines)
  const live = liveOrder(order)
  const isOver = job.state === 'ready' || job.endedAt !== null
  return {
    ...job,
    bookingNumber: booking ? job.number : null,
    start: iso(booking?.startAt ?? null),
    bicycle: { kind: job.bicycleKind, description: job.bicycle, serialNumber: job.serialNumber },
    promisedAt: iso(job.promisedAt),
    isLate: !isOver && job.promisedAt !== null && job.promisedAt < now,
    lines: lines.map(({ unitCents, quantity, size, ...line }) => ({
      ...line,
      size: size || null,
      quantity,
      price: toDecimal(unitCents),
      total: toDecimal(unitCents * quantity),
    })),
    total: toDecimal(total),
    sums: sumsOf(lines),
    orderId: live?.id ?? null,
    isPaid: live !== undefined && live.paymentStatus !== 'pending',
    agreed: toDecimal(job.agreedCents),
    needsEstimate: !isOver && needsEstimate(shop, job, total),
    createdAt: job.createdAt.toISOString(),
    startedAt: iso(job.startedAt),
    readyAt: iso(job.readyAt),
    endedAt: iso(job.endedAt),
  }
}

function sumsOf(lines: readonly LineRow[]): Job['sums'] {
  const labour = lines.filter(({ kind }) => kind === 'labour')
  return {
    labour: toDecimal(linesTotal(labour)),
    minutes: labour.reduce((sum, { minutes, quantity }) => sum + (minutes ?? 0) * quantity, 0),
    parts: toDecimal(linesTotal(lines.filter(({ kind }) => kind === 'part'))),
    vat: linesVat(lines).map(({ rate, grossCents, taxableCents, taxCents }) => ({
      ...{ vatRate: rate, gross: toDecimal(grossCents), net: toDecimal(taxableCents), vat: toDecimal(taxCents) },
    })),
  }
}

const estimateLineView = ({
  name,
  quantity,
  unitCents,
  isNeeded,
}: Omit<EstimateLine, 'minutes' | 'productId' | 'size'>) => ({
  name,
  quantity,
  price: toDecimal(unitCents),
  total: toDecimal(unitCents * quantity),
  isNeeded,
})

export async function jobDetail(db: Db, job: JobRow, viewer: Viewer): Promise<JobDetail> {
  const lines = await listLines(db, [job.id])
  const estimate = await findEstimateOf(db, job.id)
  const photos = await listPhotos(db, job.id)
  const history = await listEvents(db, job.id)
  const order = (await listJobOrders(db, [job])).get(job.orderId ?? '')
  return {
    ...jobView({ job, booking: await findBookingOf(db, job.id), lines, order }, viewer),
    photos: photos.flatMap(({ id, isStaff }) => (isStaff ? [] : [id])),
    staffPhotos: photos.flatMap(({ id, isStaff }) => (isStaff ? [id] : [])),
    before: await findBefore(db, job),
    estimate: estimate
      ? {
          state: estimate.state,
          lines: estimate.lines.map(estimateLineView),
          total: toDecimal(estimateTotal(estimate.lines.filter(({ isNeeded }) => isNeeded))),
          expiresAt: estimate.expiresAt.toISOString(),
          answeredAt: iso(estimate.answeredAt),
        }
      : null,
    history: history.map(({ at, kind, by, detail }) => ({ at: at.toISOString(), kind, by, detail })),
  }
}

/** As the customer sees it. */
export async function estimateView(db: Db, estimate: EstimateRow, job: JobRow, now: Date): Promise<PublicEstimate> {
  // What an answer has put on the job stands in the estimate's own lines.
  const isBefore = (createdAt: Date) => estimate.answeredAt === null || createdAt < estimate.answeredAt
  const onJob = (await listLines(db, [job.id])).filter(({ createdAt }) => isBefore(createdAt))
  const needed = estimate.lines.filter(({ isNeeded }) => isNeeded)
  const answered = estimate.state === 'accepted' || estimate.state === 'declined' ? estimate.state : 'closed'
  return {
    number: job.number,
    title: job.title,
    bicycle: job.bicycle,
    agreedLines: onJob.map((line) => estimateLineView({ ...line, isNeeded: true })),
    lines: estimate.lines.map(estimateLineView),
    total: toDecimal(linesTotal(onJob) + estimateTotal(needed)),
    expiresAt: estimate.expiresAt.toISOString(),
    state: isOpen(estimate, job, now) ? 'open' : answered,
  }
}
