import type { Db } from '#server/platform/database/database.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

/** A service that is due again after some months. */
export interface RepeatedService {
  serviceId: number
  name: string
  nameEn: string
  againAfterMonths: number
}

/** One stay of a bicycle in the workshop. */
export interface BicycleVisit {
  number: string
  state: string
  /** Of the person who brought it. */
  email: string
  title: string
  titleEn: string
  beganAt: Date
  /** Null while it is there. */
  endedAt: Date | null
  totalCents: Cents
  lines: readonly { kind: 'labour' | 'part'; name: string; quantity: number }[]
  /** What was done, where it is due again by time. */
  service: RepeatedService | null
}

/** What the workshop knows of bicycles, by their frame numbers. */
export interface BicycleWork {
  /** The last first; those that came no further than a booking are left out. */
  visitsOf(db: Db, serialNumber: string): Promise<BicycleVisit[]>
  /** What is due first after a bicycle was delivered. */
  firstDue(db: Db): Promise<RepeatedService | undefined>
}

let one: BicycleWork | undefined

/** One extension at most. */
export function setBicycleWork(work: BicycleWork): void {
  one = work
}

export const bicycleWork = (): BicycleWork | undefined => one
