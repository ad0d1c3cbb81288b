import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { tempFolder } from '#test/test-database.ts'
import { openFileMailer } from './file-mailer.ts'

it('a mail that cannot be kept leaves nothing of itself behind, however often it is tried', async () => {
  const folder = tempFolder('mail')
  const mailer = openFileMailer(folder, readShopConfig('shop.config.json'), undefined)
  const messageId = '<20261120T100000Z-one@example.org>'
  const mail = {
    to: 'a@example.org',
    subject: 'Ordine',
    text: 'Ordine',
    html: '<p>Ordine</p>',
    messageId,
    language: 'it' as const,
  }
  // A folder of that name makes the rename fail.
  mkdirSync(join(folder, '20261120T100000Z-one.eml', 'in the way'), { recursive: true })
  for (let i = 0; i < 3; i++) await expect(mailer.send(mail)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['20261120T100000Z-one.eml'])
})
