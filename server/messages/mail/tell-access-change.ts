import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import type { AccessChange } from '#server/messages/mail-kinds/account/access-changed-mail.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { deviceOf } from '#shared/domain/platform/access/device-name.ts'
import { enqueueMail } from './outbox-repository.ts'
import { listOwnerAddresses } from './owner-address-repository.ts'

/** Who is signed in; null: with the shop's password. */
type Changer = { name: string; email: string } | null

/** What concerns the whole shop: its owners hear of it too, at the shop's address and their own. */
const ofShop: readonly AccessChange[] = [
  'shop_password_changed',
  'key_made',
  'receiver_added',
  'receiver_changed',
  'receiver_signed',
]

export function deviceName(userAgent: string): string {
  const device = deviceOf(userAgent)
  return device ? `${device.browser}, ${device.system}` : ''
}

/** Says by mail, in the transaction of the change, what opens the dashboard or its data from now on. */
export async function tellAccessChange(
  tx: Tx,
  { shop, clock }: Pick<MessagesDeps, 'shop' | 'clock'>,
  what: AccessChange,
  who: Changer,
  detail = '',
): Promise<void> {
  const owners = ofShop.includes(what) ? [shop.email, ...(await listOwnerAddresses(tx))] : []
  const all = [...(who ? [who.email] : []), ...owners].map((address) => [address.toLowerCase(), address] as const)
  const at = clock()
  const data = { what, detail, by: who?.name ?? null, at: at.toISOString() }
  for (const to of new Map(all).values())
    await enqueueMail(tx, {
      kind: 'access_changed',
      about: `${what}/${data.at}/${to}/${detail}`,
      to,
      language: 'it',
      data,
      at,
    })
}
