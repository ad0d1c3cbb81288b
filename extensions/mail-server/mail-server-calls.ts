import * as z from 'zod/mini'
import { endpoint, type Reply } from '#shared/contract/platform/endpoint.ts'
import { setting } from '#shared/contract/platform/setting.ts'
import { isEmailAddress, mailboxOf } from '#shared/domain/platform/email-address.ts'
import { providerNames } from './mail-providers.ts'

const trimmed = (text: string) => text.trim()

const box = {
  provider: z.enum(providerNames),
  address: z.string().check(
    z.overwrite(mailboxOf),
    z.maxLength(254),
    z.refine((text) => text === '' || isEmailAddress(text), { error: 'email' }),
  ),
  /** Of another provider. */
  host: z.string().check(z.overwrite(trimmed), z.maxLength(253), z.regex(/^[\w.:-]*$/, { error: 'mail_host' })),
  port: z.nullable(z.int().check(z.minimum(1), z.maximum(65_535))),
  /** Where it is not the address. */
  user: z.string().check(z.overwrite(trimmed), z.maxLength(254)),
}

const boxView = z.object({ ...box, hasPassword: z.boolean() })
export type MailBoxView = z.output<typeof boxView>

const boxInput = z.object({
  ...box,
  /** Null: the one that is there. */
  password: z.nullable(z.string().check(z.minLength(1), z.maxLength(256))),
  /** The person's own, asked again: all mails to customers go this way. */
  currentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
})
export type MailBoxInput = z.output<typeof boxInput>

export const mailServerSetting = setting('mail-server', 'the mailbox that mails leave from', boxView, {
  input: boxInput,
  errors: ['wrong_password', 'too_many_requests'],
})

export const getMailServer = endpoint('GET', '/api/admin/mails/server', {
  summary: 'Where mails leave: by the environment, by the mailbox of the dashboard, or nowhere',
  replies: {
    200: z.object({ from: z.enum(['environment', 'dashboard', 'nowhere']), address: z.nullable(z.string()) }),
  },
})
export type MailServerState = Reply<typeof getMailServer>
