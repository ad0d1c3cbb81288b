export const importStates = ['applying', 'done', 'taking_back', 'taken_back'] as const
export type ImportState = (typeof importStates)[number]

/** Why an import was taken back: by hand, its new articles switched off instead, stopped, cut off, or overtaken by a change. */
export const importEnds = ['undone', 'switched_off', 'stopped', 'cut_off', 'refused'] as const
export type ImportEnd = (typeof importEnds)[number]

/**
 * What becomes of a product when its import is taken back: as it was before; the same but its pieces; as it is, because it
 * was changed since; or switched off, because orders or others name it.
 */
export const importOutcomes = ['back', 'pieces_kept', 'kept', 'switched_off'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export type KeptCounts = Record<ImportOutcome, number>

export const noOutcomes: KeptCounts = { back: 0, pieces_kept: 0, kept: 0, switched_off: 0 }
