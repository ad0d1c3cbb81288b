interface WithAddress {
  address: { street: string; postalCode: string; city: string; province: string }
}

/** Street and town; none of a shop that has not said where it is. */
export const placeLines = ({ address: { street, postalCode, city, province } }: WithAddress): string[] =>
  street ? [street, `${postalCode} ${city} (${province})`] : []
