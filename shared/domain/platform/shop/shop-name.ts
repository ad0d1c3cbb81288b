/** The name in the header: the shop's choice, else without the word of the trade: Cicli Pedivella → Pedivella. */
export const shortShopName = (shop: { name: string; appearance: { shortName: string } }): string =>
  shop.appearance.shortName || shop.name.replace(/^Cicli /, '')
