import { expect, it } from 'vitest'
import digests from '#server/messages/mail-kinds/mail-digests.json' with { type: 'json' }
import { mailName } from '#web/admin/messages/mail-labels.ts'
import { outbox as english } from '#web/messages/outbox-en.ts'
import { outbox as italian } from '#web/messages/outbox-it.ts'

const kinds = [...new Set(Object.keys(digests).map((example) => example.split(' ')[0] ?? ''))].sort()

it.each([
  ['the dashboard', (kind: string) => mailName(kind) !== kind],
  ['the demo’s mails', (kind: string) => kind in italian.kinds],
  ['the demo’s mails in English', (kind: string) => kind in english.kinds],
])('every kind of mail has a name in %s', (_where, isNamed) => {
  expect(kinds.filter((kind) => !isNamed(kind))).toEqual([])
})
