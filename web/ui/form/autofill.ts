const address = {
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
}

/**
 * Autofill tokens, the same in every form. The shop's address is one field, so it is the whole street address:
 * `address-line1` alone would lose the second line of a saved one.
 */
export const autofill = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  ...address,
  /** Where an order goes. */
  shipping: {
    street: `shipping ${address.street}`,
    postalCode: `shipping ${address.postalCode}`,
    city: `shipping ${address.city}`,
    province: `shipping ${address.province}`,
  },
}
