import * as z from 'zod/mini'
import { id, idParam, line, postalCode } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { mostAddresses } from '#shared/domain/orders/address-book.ts'

export const newCustomerAddress = z.object({
  /** «Casa», «Studio». */
  label: line(0, 40),
  /** Who receives there, and their telephone; empty: the customer. */
  name: line(0, 120),
  phone: line(0, 40),
  address: line(1, 200),
  city: line(1, 100),
  postalCode,
  /** True: the one that comes first, in place of another. There is always one. */
  isDefault: z.optional(z.boolean()),
})
export type NewCustomerAddress = z.output<typeof newCustomerAddress>

const customerAddress = z.object({
  id,
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Empty in a profile of before. */
  city: z.string(),
  postalCode: z.string(),
  isDefault: z.boolean(),
})
export type CustomerAddress = z.output<typeof customerAddress>

const addresses = resource('/api/customer/addresses/:id', idParam, 'not_found')

export const listAddresses = addresses.list('The addresses of the account, the default one first', customerAddress)

export const addAddress = addresses.create(
  `Adds an address, up to ${mostAddresses}; the first one is the default`,
  newCustomerAddress,
  customerAddress,
  ['too_many_addresses'],
)

export const changeAddress = addresses.put(
  'Changes an address; the profile shows the default one',
  newCustomerAddress,
  customerAddress,
)

export const removeAddress = addresses.remove('Removes an address; after the default one the next takes its place')
