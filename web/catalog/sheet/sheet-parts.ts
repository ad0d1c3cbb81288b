import type { Category } from '#shared/domain/platform/goods/categories.ts'

interface SheetParts {
  /** Between price and button, from the top. */
  decision: readonly ('colors' | 'fit' | 'guide' | 'sizes')[]
  /** Below pictures and decision, from the top. */
  chapters: readonly ('alike' | 'bicycle' | 'block' | 'companions' | 'voices')[]
}

const articles: SheetParts = {
  decision: ['colors', 'sizes'],
  chapters: ['block', 'companions', 'alike', 'voices'],
}

/** The sheet of each kind of goods, on its page and in its dialog. */
export const sheetParts: Readonly<Record<Category, SheetParts>> = {
  biciclette: {
    decision: ['colors', 'sizes', 'guide'],
    chapters: ['bicycle', 'block', 'alike', 'voices', 'companions'],
  },
  'bici-usate': { decision: ['sizes', 'guide'], chapters: ['block', 'voices', 'companions'] },
  componenti: { ...articles, decision: ['colors', 'sizes', 'fit'] },
  abbigliamento: { ...articles, decision: ['colors', 'guide', 'sizes'] },
  accessori: articles,
}
