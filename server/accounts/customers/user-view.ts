import type { User } from '#shared/contract/platform/user.ts'

interface ShownCustomer extends Omit<User, 'createdAt'> {
  createdAt: Date
}

/** The customer as the customer reads it: listed field by field, so that a new column stays inside. */
export function userView(customer: ShownCustomer): User {
  const { id, firstName, lastName, email, phone, address, city, postalCode, emailNotifications, createdAt } = customer
  return {
    id,
    firstName,
    lastName,
    email,
    phone,
    address,
    city,
    postalCode,
    emailNotifications,
    createdAt: createdAt.toISOString(),
  }
}
