import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { ConfigError } from '#server/platform/problems/config-error.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { isCommonPassword } from '#shared/domain/platform/access/common-passwords.ts'

type Known = Pick<OrdersDeps, 'config' | 'shop'>

/** What everybody knows of the shop. */
function knownOf({ config, shop }: Known): string[] {
  const { name, legal, address, email, phone } = shop
  const { hostname } = new URL(config.publicUrl)
  return [name, legal.company, ...Object.values(address), email, phone, hostname]
}

/** @throws Problem 400 beside the field for a password that is tried first */
export function requireUncommon(
  deps: Known,
  field: string,
  password: string,
  person?: { name: string; email: string } | null,
): void {
  const own = person ? [person.name, person.email] : []
  if (isCommonPassword(password, [...knownOf(deps), ...own])) throw invalidInput({ [field]: 'field_common_password' })
}

/** @throws ConfigError for an ADMIN_PASSWORD that is tried first */
export function requireUncommonConfigured(deps: Known): void {
  const { adminPassword } = deps.config
  if (adminPassword !== undefined && isCommonPassword(adminPassword, knownOf(deps)))
    throw new ConfigError(['ADMIN_PASSWORD is made of the shop’s own name or address: choose another one'])
}
