import type { OwnMailServer } from '#server/messages/mail/own-mail-server.ts'
import { openSmtpMailer, type SmtpServer } from '#server/messages/mail/smtp-mailer.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { isPublicAddress, resolvePublic } from '#server/platform/public-address.ts'
import { type Sealed, sealPart } from '#server/platform/sealing/sealing.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import type { SettingKind } from '#server/platform/settings/save-setting.ts'
import { mailProviders } from './mail-providers.ts'
import type { MailBoxInput, MailBoxView } from './mail-server-calls.ts'

export type StoredBox = Omit<MailBoxView, 'hasPassword'> & { password: Sealed | null }

const key = 'mail-server'
const none: StoredBox = { provider: 'none', address: '', host: '', port: null, user: '', password: null }
const stored = extensionSetting<StoredBox>(key, none)

type BoxDeps = Pick<PlatformDeps, 'sealing' | 'config' | 'shop'>

const shown: Pick<SettingKind<MailBoxView>, 'key' | 'viewOf'> = {
  key,
  viewOf(shop) {
    const { password, ...box } = stored.viewOf(shop)
    return { ...box, hasPassword: password !== null }
  },
}

/** As it would be stored: a password that is left blank stays while the mailbox is the same. */
export function typedBox(
  { sealing, shop }: BoxDeps,
  { password, currentPassword: _, ...typed }: MailBoxInput,
): StoredBox {
  if (typed.provider === 'none') return none
  const before = stored.viewOf(shop)
  const isSame = before.provider === typed.provider && before.address === typed.address && before.host === typed.host
  return { ...typed, password: sealPart(sealing, key, password, isSame ? before.password : null) }
}

export const boxSetting = (typed?: StoredBox): SettingKind<MailBoxView> => ({
  ...shown,
  partOf: (_shown, shop) => stored.partOf(typed ?? none, shop),
})

export const viewOfBox = ({ password, ...box }: StoredBox): MailBoxView => ({ ...box, hasPassword: password !== null })

export const savedBox = ({ shop }: Pick<BoxDeps, 'shop'>): StoredBox => stored.viewOf(shop)

/** @throws AddressRefused for a server that is not there or not public; undefined without a password that can be read */
export async function serverOf({ sealing, config }: BoxDeps, box: StoredBox): Promise<SmtpServer | undefined> {
  const pass = box.password && sealing.open(key, box.password.text)
  if (box.provider === 'none' || !pass) return undefined
  const { host, port } =
    box.provider === 'other' ? { host: box.host, port: box.port ?? 465 } : mailProviders[box.provider]
  const [resolved] = await resolvePublic(host, { allowPrivate: config.allowsPrivateReceivers })
  const address = resolved?.address ?? host
  return {
    host: address,
    port,
    secure: port === 465,
    // A password crosses no public network in clear.
    requireTLS: port !== 465 && isPublicAddress(address),
    auth: { user: box.user || box.address, pass },
    tls: { servername: host },
  }
}

/** The mailbox of the dashboard, as it is at each mail. */
export const mailBoxServer: OwnMailServer = (parts) => {
  const box = savedBox(parts)
  if (box.provider === 'none' || !box.password) return undefined
  return {
    async send(mail) {
      const server = await serverOf(parts, box)
      if (!server) throw new Error('the password of the mailbox cannot be read: enter it again in Posta')
      await openSmtpMailer(server, parts.shop, { name: parts.shop.name, address: box.address }).send(mail)
    },
  }
}
