import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { extensions } from '#server/installed-extensions.ts'
import { layOutHtml } from '#server/messages/mail/mail-layout.ts'
import { layOutText } from '#server/messages/mail/mail-text.ts'
import coreDigests from '#server/messages/mail-kinds/mail-digests.json' with { type: 'json' }
import { exampleBases as bases, mailExamples } from '#server/messages/mail-kinds/mail-examples.ts'
import { isMailKind, mailKinds } from '#server/messages/mail-kinds/mail-registry.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { languages } from '#shared/domain/platform/language.ts'
import type { MailContext, MailKind } from './mail-content.ts'
import { allowedIn, shippedMailTexts } from './mail-texts.ts'

const digests: Record<string, string> = {
  ...coreDigests,
  ...Object.fromEntries(
    extensions.flatMap(({ mails = {} }) =>
      Object.entries(mails).flatMap(([kind, mail]) =>
        Object.entries(mail.digests).map(([example, digest]) => [`${kind} ${example}`, digest]),
      ),
    ),
  ),
}

const shop = readShopConfig('shop.config.json')
const toShop = ['withdrawal_notice', 'return_notice', 'shop_changed', 'access_changed']

function compose(name: string, variant: object, context: Partial<MailContext>) {
  if (!isMailKind(name)) throw new Error(name)
  const kind = mailKinds[name] as MailKind<unknown>
  const whole: MailContext = {
    shop,
    publicUrl: 'https://shop.example',
    language: 'it',
    keyOf: () => 'k',
    giftCodeOf: () => 'ABCD2345EFGH6789',
    offersWallet: true,
    ...context,
  }
  const content = kind.compose(kind.schema.parse(variant), whole)
  return { content, text: layOutText(content, whole), html: layOutHtml(content, whole) }
}

const kinds: [string, { base: string; variants: readonly object[] }][] = Object.entries(mailExamples)
const mails = kinds.flatMap(([kind, { base, variants }]) =>
  variants.map((variant, i) => ({ kind, i, data: { ...bases[base], ...variant } })),
)

describe('the texts of mails', () => {
  it('are there, with an example, for every kind that goes to customers', () => {
    const expected = Object.keys(mailKinds).filter((kind) => !toShop.includes(kind))
    expect(Object.keys(mailExamples).sort()).toEqual(expected.sort())
    expect(Object.keys(shippedMailTexts).sort()).toEqual([...expected, 'every_order_mail'].sort())
  })

  it.each(mails)('leave $kind $i as it was before they could be changed, byte for byte', ({ kind, i, data }) => {
    for (const language of languages) {
      const { content, text, html } = compose(kind, data, { language })
      const digest = createHash('sha256')
        .update(JSON.stringify([content.subject, text, html]))
        .digest('hex')
      expect({ [`${kind} ${i} ${language}`]: digest.slice(0, 16) }).toEqual({
        [`${kind} ${i} ${language}`]: digests[`${kind} ${i} ${language}`],
      })
    }
  })

  const texts = Object.entries(shippedMailTexts).flatMap(([group, kind]) =>
    Object.keys({ ...kind.texts, ...(group !== 'every_order_mail' && { closing: 0 }) }).map((key) => ({
      group,
      key,
      kind,
    })),
  )
  it.each(texts)(
    'of the shop stand in place of $group $key, with every placeholder it may have',
    ({ group, key, kind }) => {
      for (const language of languages) {
        // A value that an order does not have, such as a day, leaves the place to the shipped text: try each alone.
        for (const name of allowedIn(kind, key)) {
          const own = { [key]: { it: `§it {${name}}§`, en: `§en {${name}}§`, isStale: false } }
          const filled = mails
            .filter((mail) => mail.kind === group || group === 'every_order_mail')
            .map(({ kind: mail, data }) =>
              compose(mail, data, { language, shop: { ...shop, texts: { [group]: { texts: own } } } }),
            )
            .map(({ content, text }) => (key.startsWith('subject') ? content.subject : text))
            .find((part) => part.includes(`§${language} `))
          expect(filled, name).toBeDefined()
          expect(filled).not.toContain(`{${name}}`)
        }
      }
    },
  )

  it('give way to the shipped text where an order lacks a value', () => {
    const own = { intro: { it: 'Arriva {giorno}.', en: '', isStale: false } }
    const texts = { order_shipped: { texts: own } }
    const data = { ...bases.order, isPaid: true }
    expect(compose('order_shipped', data, { shop: { ...shop, texts } }).text).toContain('Arriva 30 novembre 2026.')
    const without = compose('order_shipped', { ...data, arrivesOn: null }, { shop: { ...shop, texts } }).text
    expect(without).not.toContain('Arriva')
    expect(without).toContain('ha lasciato l’officina')
  })

  it('keep account, items, total and withdrawal, whatever the shop writes', () => {
    const kind = shippedMailTexts.order_confirmation?.texts ?? {}
    const own = Object.fromEntries(Object.keys(kind).map((key) => [key, { it: 'x', en: 'x', isStale: false }]))
    const { text } = compose('order_confirmation', bases.order ?? {}, {
      shop: { ...shop, texts: { order_confirmation: { texts: own } } },
    })
    for (const kept of [shop.bank.iban, 'Trekking Retrone 27', '899,00', '/recesso?', 'Modulo di recesso tipo'])
      expect(text).toContain(kept)
  })

  it('are escaped as any other text', () => {
    const own = { intro: { it: '<b>ciao</b>\nriga', en: '', isStale: false } }
    const { html } = compose(
      'password_reset',
      { ...bases.account },
      { shop: { ...shop, texts: { password_reset: { texts: own } } } },
    )
    expect(html).toContain('&#60;b&#62;ciao&#60;/b&#62;<br>riga')
  })
})
