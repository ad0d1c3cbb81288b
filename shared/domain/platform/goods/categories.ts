/** In the order of the shop's menus. */
export const categories = ['biciclette', 'bici-usate', 'componenti', 'abbigliamento', 'accessori'] as const
export type Category = (typeof categories)[number]

export const subcategories = ['strada', 'mountain', 'elettrica', 'gravel', 'citta', 'pieghevole'] as const
export type Subcategory = (typeof subcategories)[number]

export const conditions = ['new', 'used'] as const
export type Condition = (typeof conditions)[number]

/** Used bicycles are used, everything else is new unless its condition is set. */
export const conditionOf = (of: { category: string; condition: Condition | null }): Condition =>
  of.condition ?? (of.category === 'bici-usate' ? 'used' : 'new')

/** The orders that need no search. */
export const shelfOrders = ['newest', 'price-low', 'price-high', 'name', 'rating'] as const
export type ShelfOrder = (typeof shelfOrders)[number]

/** Without a search "relevance" is "newest". */
export const sortOrders = ['relevance', ...shelfOrders] as const
export type SortOrder = (typeof sortOrders)[number]

export function isCategory(value: unknown): value is Category {
  return categories.includes(value as Category)
}

/** Bicycles, new and used, are the categories with subcategory, frame sizes and filters. */
export const bicycleCategories = ['biciclette', 'bici-usate'] as const
type BicycleCategory = (typeof bicycleCategories)[number]
export const isBicycleCategory = (category: string): category is BicycleCategory =>
  bicycleCategories.includes(category as BicycleCategory)

/** The hidden word that leads to the administration, which is not a search. */
export function isAdminWord(query: string): boolean {
  return query.trim().toLowerCase() === 'admin'
}

/** Availability in the shop's words; scarcity is only claimed when true (rule 438). */
export type StockWord = 'available' | 'last' | 'sold-out'
export function stockWord(stock: number): StockWord {
  if (stock <= 0) return 'sold-out'
  return stock === 1 ? 'last' : 'available'
}

/** Low stock from this number of available units on. A used bicycle is always the last one. */
export const lowStockUnits = 2
