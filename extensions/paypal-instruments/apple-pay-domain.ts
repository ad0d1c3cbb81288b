import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { applePaySetting } from './instrument-calls.ts'

/** PayPal gives the file for each of its accounts; Apple looks for it at a fixed address of the domain (rule 870). */
export const applePayKind = extensionSetting('apple-pay', { domainFile: '' })

export function applePayFile(app: FastifyInstance, { shop }: Deps): void {
  app.get(
    '/.well-known/apple-developer-merchantid-domain-association',
    { schema: { hide: true } },
    async (_request, reply) => {
      const { domainFile } = applePayKind.viewOf(shop)
      if (!domainFile) throw problem('not_found')
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(domainFile)
    },
  )
}

export function applePaySettingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, applePaySetting.read, () => readSetting(db, applePayKind, deps.shop))
  route(app, applePaySetting.versions, () => readSettingVersions(db, applePayKind, deps.shop))
  route(app, applePaySetting.change, ({ body }) => saveSetting(deps, applePayKind, body))
}
