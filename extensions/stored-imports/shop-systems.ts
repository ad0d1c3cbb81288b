/** The shop systems whose exports are known by their columns (foreign-files/columns/shop-systems.json). */
export const shopSystems = {
  woocommerce: 'WooCommerce',
  shopify: 'Shopify',
  google: 'Google Merchant',
  prestashop: 'PrestaShop',
  prestashop_combinations: 'PrestaShop, le combinazioni',
  magento: 'Magento 2',
  bigcommerce: 'BigCommerce',
  odoo: 'Odoo',
  danea: 'Danea EasyFatt',
  ebay: 'eBay',
  square: 'Square',
  amazon: 'Amazon',
} as const

export type ShopSystem = keyof typeof shopSystems
export const shopSystemNames = Object.keys(shopSystems) as ShopSystem[]
