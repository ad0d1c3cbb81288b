import { describe, expect, it } from 'vitest'
import type { Mail } from '#server/messages/deps/mailer.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aRegistration, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'https://shop.example' } })

/** Everything an account can make the shop write about, in the order it happens. */
async function mailsOfALife(language: 'it' | 'en'): Promise<Mail[]> {
  const visitor = new Visitor(shop)
  const speaks = { 'accept-language': language }
  const body = aRegistration({ email: 'ada@example.org', firstName: 'Ada <b>http://evil.example/x' })
  await visitor.post('/api/customer/register', body, speaks)
  await visitor.post('/api/customer/email-verification', {}, speaks)
  await visitor.post('/api/customer/password-reset', { email: 'ada@example.org' }, speaks)
  const passwords = { currentPassword: testPassword, newPassword: 'una password nuova' }
  await visitor.put('/api/customer/password', passwords, speaks)
  const currentPassword = passwords.newPassword
  const profile = { firstName: 'Ada', lastName: 'Rossi', email: 'ada.rossi@example.org', currentPassword }
  await visitor.put('/api/customer/profile', profile, speaks)
  await visitor.delete('/api/customer', { password: 'una password nuova' }, speaks)
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent
}

describe('the mails about an account', () => {
  it.each([
    [
      'it',
      [
        ['ada@example.org', 'Benvenuto da Cicli Pedivella'],
        ['ada@example.org', 'Conferma il tuo indirizzo e-mail'],
        ['ada@example.org', 'Scegli una nuova password'],
        ['ada@example.org', 'La tua password è cambiata'],
        ['ada.rossi@example.org', 'Conferma il tuo indirizzo e-mail'],
        ['ada@example.org', 'L’indirizzo del tuo account è cambiato'],
        ['ada.rossi@example.org', 'Il tuo account è stato cancellato'],
      ],
    ],
    [
      'en',
      [
        ['ada@example.org', 'Welcome to Cicli Pedivella'],
        ['ada@example.org', 'Confirm your email address'],
        ['ada@example.org', 'Choose a new password'],
        ['ada@example.org', 'Your password has changed'],
        ['ada.rossi@example.org', 'Confirm your email address'],
        ['ada@example.org', 'Your account’s email address has changed'],
        ['ada.rossi@example.org', 'Your account has been deleted'],
      ],
    ],
  ] as const)('reach the right address in the language %s', async (language, expected) => {
    const mails = await mailsOfALife(language)
    const facts = mails.map(({ to, subject }) => [to, subject])
    expect(facts.toSorted()).toEqual(expected.map((fact) => [...fact]).toSorted())
    for (const { html, text, language: written } of mails) {
      expect(written).toBe(language)
      expect(html).toContain(`<html lang="${language}">`)
      // Nothing is loaded from anywhere, and every link leads to the shop (rule 456).
      expect(html).not.toMatch(/<img|<script|<link|\ssrc=|url\(/)
      for (const [, address] of html.matchAll(/href="([^"]+)"/g)) expect(address).toMatch(/^https:\/\/shop\.example\//)
      // Registering a stranger's address must not let the sender write to it.
      expect(html).not.toMatch(/evil\.example|<b>http/)
      expect(text).not.toMatch(/evil\.example|http:/)
    }
  })

  it('forget their one-use links once they are sent', async () => {
    await mailsOfALife('it')
    const rows = await shop.deps.database.db.select().from(outbox)
    expect(rows.every((row) => row.state === 'sent')).toBe(true)
    expect(JSON.stringify(rows)).not.toMatch(/[Tt]oken/)
  })
})
