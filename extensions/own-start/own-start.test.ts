import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { findAdminHash } from '#server/accounts/staff/admin-account-repository.ts'
import { ensureAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { chooseStart } from '#server/platform/chosen-start.ts'
import { readConfig } from '#server/platform/config.ts'
import { readShopConfig, type Shop } from '#server/platform/shop-config.ts'
import { ownFacts } from '#server/site/shop/own-facts.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { tempFolder } from '#test/test-database.ts'

const path = '/api/admin/own-shop'

async function withShop(
  change: Parameters<typeof openTestShop>[0],
  test: (shop: TestShop, startAgain: () => void) => Promise<void>,
) {
  const startAgain = vi.fn()
  const shop = await openTestShop({ ...change, startAgain })
  try {
    await test(shop, startAgain)
  } finally {
    await shop.close()
  }
}

describe('the choice between demo and own shop', () => {
  it('opens an empty shop in a folder of its own, and the demo again', () => {
    const root = tempFolder('data')
    const read = (env: Record<string, string> = {}) => {
      const { isDemo, dataDir, backupDir, choosesStartIn } = readConfig({ DATA_DIR: root, ...env })
      return { isDemo, dataDir, backupDir, choosesStartIn }
    }
    const demo = { isDemo: true, dataDir: root, backupDir: join(root, 'backups'), choosesStartIn: root }
    expect(read()).toEqual(demo)
    // An own shop refuses this variable: after the choice it would not start.
    expect(read({ SHOP_DEMO_ORDERS: 'on' }).choosesStartIn).toBeUndefined()
    chooseStart(root, 'own')
    const own = { isDemo: false, dataDir: join(root, 'own-shop'), backupDir: join(root, 'own-shop', 'backups') }
    expect(read()).toEqual({ ...own, choosesStartIn: root })
    // The words of the environment decide what is a demo, never that the own shop's data are the demo's.
    expect(read({ SHOP_DEMO: 'off' })).toEqual({ ...own, choosesStartIn: undefined })
    expect(read({ DATABASE_URL: 'postgres://db/negozio' })).toMatchObject({ choosesStartIn: undefined })
    expect(read({ SHOP_DEMO: 'on' })).toEqual({ ...demo, choosesStartIn: undefined })
    chooseStart(root, 'demo')
    expect(read()).toEqual(demo)
    expect(existsSync(own.dataDir)).toBe(true)
  })

  it('is fixed where the environment made it', () =>
    withShop({ env: { SHOP_DEMO: 'off' } }, async (shop, startAgain) => {
      const admin = await anAdministrator(shop)
      expect((await admin.get(path)).json()).toEqual({ opened: 'own', mayChange: false })
      expect((await admin.put(path, { opened: 'demo' })).json()).toMatchObject({ code: 'start_fixed' })
      expect(startAgain).not.toHaveBeenCalled()
    }))

  it('starts again with the password, after the answer', () =>
    withShop({ env: { SHOP_DEMO: '' } }, async (shop, startAgain) => {
      const admin = await anAdministrator(shop)
      const { choosesStartIn = '' } = shop.deps.config
      expect((await admin.get(path)).json()).toEqual({ opened: 'demo', mayChange: true })
      expect((await admin.put(path, { opened: 'demo' })).statusCode).toBe(202)
      expect(startAgain).not.toHaveBeenCalled()
      expect((await admin.put(path, { opened: 'own' })).statusCode).toBe(202)
      const hash = await findAdminHash(shop.deps.database.db)
      await vi.waitFor(() => expect(startAgain).toHaveBeenCalledWith(hash))
      expect(readConfig({ DATA_DIR: choosesStartIn }).isDemo).toBe(false)
    }))

  it.each([
    ['can sell', 'shop_in_use', (shop: Shop) => shop],
    ['is in preparation', undefined, (shop: Shop) => ownFacts(shop, { isDemo: false })],
  ])('goes back from a shop that %s: %s', async (_state, code, factsOf) => {
    const root = tempFolder('data')
    chooseStart(root, 'own')
    const env = { SHOP_DEMO: '', DATA_DIR: root }
    const facts = factsOf(readShopConfig(readConfig(env).shopConfigFile))
    await withShop({ env, shop: facts }, async (shop, startAgain) => {
      const admin = await anAdministrator(shop)
      expect((await admin.get(path)).json()).toEqual({ opened: 'own', mayChange: code === undefined })
      expect((await admin.put(path, { opened: 'demo' })).json()).toMatchObject(code ? { code } : { opened: 'demo' })
      expect(readConfig(env).isDemo).toBe(code === undefined)
      if (!code) await vi.waitFor(() => expect(startAgain).toHaveBeenCalled())
    })
  })
})

it('takes the password along into a shop that has none or another one', () =>
  withShop({}, async ({ deps }) => {
    await ensureAdminPassword(deps)
    const carried = await findAdminHash(deps.database.db)
    await withShop({}, async (other) => {
      expect(await ensureAdminPassword(other.deps, carried)).toBeUndefined()
      expect(await findAdminHash(other.deps.database.db)).toBe(carried)
    })
  }))
