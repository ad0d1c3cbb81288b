import { describe, expect, it } from 'vitest'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const config = readShopConfig('shop.config.json')
const cases = [
  { returnDays: 30, returnPaidBy: 'shop' as const, says: /30 giorni[\s\S]*a nostro carico/ },
  { returnDays: null, returnPaidBy: 'customer' as const, says: /a tuo carico/ },
  { returnDays: null, returnPaidBy: null, says: undefined },
]

describe.each(cases)(
  'the confirmation of a shop with $returnDays days, paid by $returnPaidBy',
  ({ says, ...change }) => {
    const shop = shopForEachTest({ shop: { ...config, ...change } })

    it('says of returns what the shop says', async () => {
      await anOrder(shop)
      await shop.deps.mailSender.sendDue()
      const text = shop.mailer.sent[0]?.text ?? ''
      expect(text).toContain('Diritto di recesso')
      if (says) expect(text).toMatch(says)
      else expect(text).not.toMatch(/a nostro carico|a tuo carico|30 giorni|\bnull\b/)
    })
  },
)
