import type { InspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { ApiError } from '#web/platform/api.ts'
import { applied, type CardChange, isSomething, joined, shownRefusals, withoutRefused } from './card-change.ts'

type InspectionSaveState = 'saved' | 'saving' | 'waiting'

interface InspectionSaveView {
  /** Includes unsaved changes. */
  card: InspectionCard
  state: InspectionSaveState
  refusals: Readonly<Record<string, string>>
  /** Another person changed the marks meanwhile: theirs are shown. */
  isOvertaken: boolean
}

interface Keep {
  read(): CardChange | undefined
  write(change: CardChange | undefined): void
}

const firstWaitMs = 2_000
const longestWaitMs = 30_000

/** Sends the changes in order, one call at a time; unsent ones wait, also across a reload of the page. */
export class InspectionSaveQueue {
  private stored: InspectionCard
  private sending: CardChange | undefined
  private waiting: CardChange
  private refusals: Record<string, string> = {}
  private isOvertaken = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private waitMs = firstWaitMs
  private isFailing = false
  private isClosed = false
  private view: InspectionSaveView
  private readonly listeners = new Set<() => void>()
  private readonly send: (change: CardChange) => Promise<InspectionCard>
  private readonly keep: Keep

  constructor(card: InspectionCard, send: (change: CardChange) => Promise<InspectionCard>, keep: Keep) {
    this.stored = card
    this.send = send
    this.keep = keep
    this.waiting = keep.read() ?? {}
    this.view = this.look()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly snapshot = (): InspectionSaveView => this.view

  change(change: CardChange): void {
    for (const key of Object.keys(change)) delete this.refusals[key]
    for (const { point } of change.checks ?? []) delete this.refusals[`check.${point}`]
    if (change.marks) this.isOvertaken = false
    this.waiting = joined(this.waiting, change)
    this.told()
    void this.flush()
  }

  /** Now, not when its wait is over. */
  readonly flush = async (): Promise<void> => {
    if (this.sending || this.isClosed || !isSomething(this.waiting)) return
    clearTimeout(this.timer)
    const change = this.waiting
    this.sending = change
    this.waiting = {}
    this.told()
    try {
      // The marks are replaced as a whole: the version protects those of another person.
      this.stored = await this.send({ ...change, ...(change.marks && { version: this.stored.version }) })
      this.isFailing = false
      this.waitMs = firstWaitMs
    } catch (error) {
      this.refused(change, error)
    }
    this.sending = undefined
    this.told()
    if (!this.isFailing) await this.flush()
  }

  close(): void {
    this.isClosed = true
    clearTimeout(this.timer)
  }

  private refused(change: CardChange, error: unknown): void {
    const current =
      error instanceof ApiError && error.code === 'edit_conflict' && (error.problem?.current as InspectionCard)
    if (current) {
      this.stored = current
      this.isOvertaken = true
      const { marks: _marks, ...rest } = change
      this.waiting = joined(rest, this.waiting)
    } else if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
      Object.assign(this.refusals, shownRefusals(change, error.fields))
      this.waiting = joined(withoutRefused(change, error.fields), this.waiting)
    } else {
      this.isFailing = true
      this.waiting = joined(change, this.waiting)
      this.timer = setTimeout(() => void this.flush(), this.waitMs)
      this.waitMs = Math.min(this.waitMs * 2, longestWaitMs)
    }
  }

  private told(): void {
    const unsent = joined(this.sending ?? {}, this.waiting)
    this.keep.write(isSomething(unsent) ? unsent : undefined)
    this.view = this.look()
    for (const listener of this.listeners) listener()
  }

  private look(): InspectionSaveView {
    const unsent = joined(this.sending ?? {}, this.waiting)
    const state = !isSomething(unsent) ? 'saved' : this.isFailing ? 'waiting' : 'saving'
    const { refusals, isOvertaken } = this
    return { card: applied(this.stored, unsent), state, refusals: { ...refusals }, isOvertaken }
  }
}
