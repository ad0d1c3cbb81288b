/** The name without the word of the trade: Cicli Pedivella → Pedivella. */
export const shortShopName = (name: string): string => name.replace(/^Cicli /, '')
