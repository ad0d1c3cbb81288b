/** Of the shipped shop.config.json: whose facts these are still. */
export const sampleShop = { vatNumber: '01234567897', iban: 'IT60X0542811101000000123456' }
