/** Of one account. */
export const mostAddresses = 10

interface Place {
  address: string
  city: string
  postalCode: string
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.address === b.address && a.city === b.city && a.postalCode === b.postalCode
