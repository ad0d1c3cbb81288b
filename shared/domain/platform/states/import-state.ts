export const importStates = ['applying', 'done', 'taking_back', 'taken_back'] as const
export type ImportState = (typeof importStates)[number]

/**
 * Why an import was undone: by hand, by hand with new products only switched off, stopped, cut off, or overtaken by a
 * change.
 */
export const importEnds = ['undone', 'switched_off', 'stopped', 'cut_off', 'refused'] as const
export type ImportEnd = (typeof importEnds)[number]

/**
 * The outcome of an undo for a product: as before; the same except stock; unchanged, because it was changed since; or
 * switched off, because orders or others refer to it.
 */
export const importOutcomes = ['back', 'pieces_kept', 'kept', 'switched_off'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export type KeptCounts = Record<ImportOutcome, number>

export const noOutcomes: KeptCounts = { back: 0, pieces_kept: 0, kept: 0, switched_off: 0 }
