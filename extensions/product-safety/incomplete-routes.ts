import type { FastifyInstance } from 'fastify'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { fillProducts, linkBrandMaker, listIncomplete } from './incomplete-calls.ts'
import { listIncompleteRows, listKnownProducts, readSafetySetting, readStart } from './incomplete-repository.ts'
import { findMaker, foldBrand, linkBrand, listProductsOfBrands, storeSafety } from './maker-repository.ts'
import { type SafetyValue, safetySetting, shippedSafety } from './safety-setting.ts'
import { isRuleInForce, lastDayOf } from './sale-rule.ts'

const usualLimit = 50
const settingKind = extensionSetting<SafetyValue>('product-safety', shippedSafety)

export function incompleteRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, shop } = deps
  const { db } = database

  route(app, listIncomplete, async ({ query: { limit = usualLimit, offset = 0, missing, brand } }) => {
    const today = romeDayOf(clock())
    const { needsMaker, existingUntil } = await readSafetySetting(db)
    const rule = isRuleInForce(deps) ? needsMaker : 'never'
    const limits = { existingUntil, start: await readStart(db, today) }
    const { products, ...found } = await listIncompleteRows(db, today, { missing, brand, limit, offset })
    return {
      ...found,
      rule,
      existingUntil: rule === 'never' ? null : lastDayOf(limits, new Date(0)),
      products: products.map(({ createdAt, ...product }) => {
        const isEnding = rule !== 'never' && product.missing.includes('maker')
        return { ...product, until: isEnding ? lastDayOf(limits, new Date(createdAt)) : null }
      }),
    }
  })

  route(app, linkBrandMaker, async ({ body: { brand, makerId } }) => ({
    products: await inTransaction(database, async (tx) => {
      if (makerId !== null && !(await findMaker(tx, makerId))) throw problem('maker_unknown')
      await linkBrand(tx, brand, makerId)
      const ids = await listProductsOfBrands(tx, [foldBrand(brand)])
      tx.onCommit.products(ids)
      return ids.length
    }),
  }))

  route(app, fillProducts, async ({ body: { ids, ...change } }) => ({
    products: await inTransaction(database, async (tx) => {
      if (change.makerId && !(await findMaker(tx, change.makerId))) throw problem('maker_unknown')
      const known = await listKnownProducts(tx, [...new Set(ids)])
      if (known.length < new Set(ids).size) throw problem('product_not_found')
      if (Object.keys(change).length > 0) await storeSafety(tx, known, change)
      tx.onCommit.products(known)
      return known.length
    }),
  }))

  route(app, safetySetting.read, () => readSetting(db, settingKind, shop))
  route(app, safetySetting.versions, () => readSettingVersions(db, settingKind, shop))
  route(app, safetySetting.change, ({ body }) => saveSetting(deps, settingKind, body))
}
