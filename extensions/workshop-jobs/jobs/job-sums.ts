import type { Shop } from '#server/platform/shop-config.ts'
import { type VatAmount, vatOf } from '#shared/domain/platform/goods/vat.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import type { JobRow, LineRow } from '../../workshop/bookings/job-repository.ts'
import { workshopValueOf } from '../../workshop/workshop-hours.ts'

type Priced = Pick<LineRow, 'quantity' | 'unitCents'>

export const linesTotal = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)

/** What of a job's lines is tax: each part by its product's class, labour by the usual rate. */
export const linesVat = (lines: readonly (Priced & Pick<LineRow, 'vatClass'>)[]): VatAmount[] =>
  vatOf(
    lines.map(({ vatClass, ...line }) => ({ vatClass, totalCents: linesTotal([line]) })),
    0,
  )

/** Beyond the shop's limit nothing is done without the customer's yes to that sum. */
export const needsEstimate = (shop: Shop, { agreedCents }: Pick<JobRow, 'agreedCents'>, totalCents: number): boolean =>
  totalCents > Math.max(agreedCents, centsOf(workshopValueOf(shop).approveAbove))
