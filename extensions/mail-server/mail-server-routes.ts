import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import { checkOwnPassword } from '#server/accounts/staff/check-own-password.ts'
import { deliversMail } from '#server/messages/mail/mail-delivery.ts'
import { route } from '#server/platform/http/route.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { AddressRefused } from '#server/platform/public-address.ts'
import { readSetting, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { boxSetting, type StoredBox, savedBox, serverOf, typedBox, viewOfBox } from './mail-box.ts'
import { getMailServer, type MailServerState, mailServerSetting } from './mail-server-calls.ts'

const waitMs = 8_000

export function mailServerRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, database, shop } = deps
  route(app, mailServerSetting.read, () => readSetting(database.db, boxSetting(), shop))

  route(app, mailServerSetting.change, async ({ body: { version, value }, request }) => {
    await checkOwnPassword(deps, request, value.currentPassword, 'value.currentPassword')
    const typed = typedBox(deps, value)
    if (typed.provider !== 'none') await requireTaken(deps, typed)
    return saveSetting(deps, boxSetting(typed), { version, value: viewOfBox(typed) })
  })

  route(app, getMailServer, (): MailServerState => {
    if (config.smtpUrl) return { from: 'environment', address: config.mailFrom ?? shop.email }
    const { provider, address } = savedBox(deps)
    if (provider !== 'none') return { from: 'dashboard', address }
    return { from: deliversMail(deps) && !config.isDemo ? 'environment' : 'nowhere', address: null }
  })
}

/** Asks the server whether it lets this mailbox in. @throws Problem 400 invalid_input with a sentence beside the field */
async function requireTaken(deps: Deps, box: StoredBox): Promise<void> {
  const missing: Record<string, MessageKey> = {
    ...(!box.address && { 'value.address': 'field_required' }),
    ...(!box.password && { 'value.password': 'field_required' }),
    ...(box.provider === 'other' && !box.host && { 'value.host': 'field_required' }),
  }
  if (Object.keys(missing).length > 0) throw invalidInput(missing)
  const place = box.provider === 'other' ? 'value.host' : 'value.provider'
  try {
    const server = await serverOf(deps, box)
    if (!server) throw invalidInput({ 'value.password': 'field_required' })
    const limits = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs, dnsTimeout: waitMs }
    await createTransport({ ...server, ...limits }).verify()
  } catch (error) {
    if (error instanceof AddressRefused)
      throw invalidInput({ [place]: error.reason === 'private' ? 'field_private_address' : 'field_mail_host' })
    const code = (error as { code?: string }).code
    if (code === undefined || !code.startsWith('E')) throw error
    deps.log.info({ code }, 'a mailbox was not taken')
    throw invalidInput(
      code === 'EAUTH' ? { 'value.password': 'field_mail_password' } : { [place]: 'field_mail_silent' },
    )
  }
}
