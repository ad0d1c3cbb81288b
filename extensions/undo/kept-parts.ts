import type { KeptPart } from './undo-calls.ts'
import type { KeptReason } from './undo-scope.ts'

/** What an undo has put back, and what stays. */
export class Outcome {
  /** Of products, shelves and so on, each once. */
  readonly back = new Set<string>()
  readonly kept: KeptPart[] = []
  keep(of: Pick<KeptPart, 'kind' | 'objectId'> & { name?: string }, why: KeptReason, columns: readonly string[] = []) {
    const { kind, objectId, name = null } = of
    for (const column of columns.length > 0 ? columns : [null]) this.kept.push({ kind, objectId, name, column, why })
  }
  putBack({ kind, objectId }: Pick<KeptPart, 'kind' | 'objectId'>) {
    this.back.add(`${kind} ${objectId}`)
  }
}
