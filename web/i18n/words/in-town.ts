/** A shop, and where it is, once it says so. */
export const inTown = (shop: string, city: string): string => (city ? `${shop}, ${city}` : shop)
