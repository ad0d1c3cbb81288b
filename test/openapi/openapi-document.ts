import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Json } from '#server/platform/http/openapi-components.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'

/** Answers every name and call with itself: what routes are mounted with, and no handler runs. */
const anything: unknown = new Proxy(() => anything, {
  get: (_self, key) => (key === 'then' || key === Symbol.toPrimitive ? undefined : anything),
})

/** The shop's OpenAPI document, without a database. */
export async function openApiDocument(): Promise<Json> {
  const config = readConfig({ DATA_DIR: tmpdir(), LOG_LEVEL: 'silent', PUBLIC_URL: 'https://negozio.example.it' })
  const given = {
    config,
    shop: readShopConfig(config.shopConfigFile),
    log: pino({ level: 'silent' }),
    pages: undefined,
    wallet: undefined,
  }
  const get = (own: object, key: string | symbol) => (key in own ? Reflect.get(own, key) : anything)
  const app = await buildApp(new Proxy(given, { get }) as unknown as Deps)
  const answer = await app.inject('/api/openapi.json')
  await app.close()
  return answer.json<Json>()
}
