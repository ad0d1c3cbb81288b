import { AsyncLocalStorage } from 'node:async_hooks'
import type { ActorKind } from '#shared/domain/platform/actors.ts'
import { unrecordedTables } from './unrecorded-tables.ts'

/** Who writes, for the record (decision 0108). */
export interface Actor {
  kind: ActorKind
  id?: string | undefined
  name?: string | undefined
  role?: string | undefined
  /** The call, "PUT /api/admin/products/:id", or the job. */
  action: string
  network?: string | undefined
  /** Whether password or passkey were asked in the last minutes. */
  isConfirmed?: boolean | undefined
}

const acting = new AsyncLocalStorage<Actor>()

/** What `work` writes, also later on, is recorded as this actor's. */
export const actAs = <T>(actor: Actor, work: () => T): T => acting.run(actor, work)

export const currentActor = (): Actor | undefined => acting.getStore()

/** The statement that tells the triggers of a transaction who writes; undefined for customers, who have no record. */
export function actorStatement() {
  const actor = currentActor()
  return actor && { text: `select set_config('pedivella.actor', $1, true)`, values: [JSON.stringify(actor)] }
}

/** Programs of before do not say it: what they write is recorded without a name. */
export const knowsRecord = `set pedivella.program = '1'`

const target = /^\s*(?:insert into|update|delete from)\s+"?(\w+)/i

/** Whether a statement outside a transaction may write what is recorded. */
export function mayWrite(statement: readonly unknown[]): boolean {
  const [first] = statement as [string | { text: string }]
  const text = typeof first === 'string' ? first : first.text
  const table = target.exec(text)?.[1]
  return table === undefined ? /^\s*with\b/i.test(text) : !(table in unrecordedTables)
}
