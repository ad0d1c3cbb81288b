import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { returnPolicyData } from '#web/catalog/merchant-policy-data.ts'
import { catalog as english } from '#web/i18n/en/catalog.ts'
import { catalog as italian } from '#web/i18n/it/catalog.ts'
import { home as englishHome } from '#web/site/home/home-en.ts'
import { home as italianHome } from '#web/site/home/home-it.ts'
import { conditions } from './conditions-text.ts'
import type { InfoFacts } from './info-text.ts'
import { withdrawal } from './withdrawal-text.ts'

const config = JSON.parse(readFileSync('shop.config.json', 'utf8'))
const said = {
  ...config,
  publicUrl: 'http://localhost',
  shipping: { deliveryDays: '3-5', zones: [], rates: [], carrierDays: {}, assemblyDays: {} },
} as unknown as ShopFacts
const unsaid = { ...said, returnDays: null, returnPaidBy: null, experienceYears: null }

const facts = (shop: ShopFacts): InfoFacts => ({
  ...{ shop, company: '', address: '', phone: '' },
  euro: String,
  mail: () => '',
})
const claims = /paghiamo noi|già pagata|gratuit[oi]|a tuo carico|30 giorni|30 days|we pay|prepaid|free returns/i

describe.each([
  ['conditions', conditions],
  ['withdrawal', withdrawal],
])('the page on %s', (_, write) => {
  const text = (shop: ShopFacts) =>
    JSON.stringify(write(facts(shop)).sections.filter(({ id }) => /^(recesso|termini|restituzione)$/.test(id)))

  it('claims what the shop says of returns, and nothing that it does not say', () => {
    expect(text(said)).toMatch(claims)
    expect(text(unsaid)).not.toMatch(claims)
    expect(text({ ...unsaid, returnPaidBy: 'customer' })).toContain('Il costo del ritorno è a tuo carico')
  })
})

it('says in no heading, card or data of the shop what it was not told', () => {
  for (const texts of [italian, english]) {
    expect(texts.lead.abbigliamento(12, 30)).toContain('30')
    expect(texts.lead.abbigliamento(12, null)).not.toMatch(/\d|null/)
  }
  for (const texts of [italianHome, englishHome]) {
    expect(texts.description('Vicenza', 30)).toContain('30')
    expect(texts.description('Vicenza', null)).not.toMatch(/\d|null/)
    expect(texts.returnsText(20, false)).not.toMatch(claims)
  }
  expect(returnPolicyData(said)).toMatchObject({ merchantReturnDays: 30, returnFees: 'https://schema.org/FreeReturn' })
  expect(returnPolicyData(unsaid)).toBeUndefined()
  expect(returnPolicyData({ returnDays: 20, returnPaidBy: null })).not.toHaveProperty('returnFees')
})
