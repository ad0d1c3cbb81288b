import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import {
  addCodes as addCall,
  changeCampaign as changeCall,
  createCampaign as createCall,
  deleteCampaign as deleteCall,
  endCampaign as endCall,
  getCampaign,
  listCampaigns,
} from '#shared/contract/pricing/admin-campaigns.ts'
import { viewCampaign, viewCampaigns } from './campaign-view.ts'
import { addCodes, changeCampaign, createCampaign, deleteCampaign, endCampaign } from './write-campaign.ts'

export function campaignRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const viewOf = (id: number) => viewCampaign(deps.database.db, id, deps.clock())

  route(app, listCampaigns, () => viewCampaigns(deps.database.db, deps.clock()))
  route(app, getCampaign, ({ params }) => viewOf(params.id))
  route(app, createCall, async ({ body, reply }) => {
    const id = await createCampaign(deps, body)
    reply.code(201)
    return viewOf(id)
  })
  route(app, changeCall, async ({ params, body }) => {
    await changeCampaign(deps, params.id, body)
    return viewOf(params.id)
  })
  route(app, addCall, async ({ params, body, reply }) => {
    await addCodes(deps, params.id, body)
    reply.code(201)
    return viewOf(params.id)
  })
  route(app, endCall, async ({ params }) => {
    await endCampaign(deps, params.id)
    return viewOf(params.id)
  })
  route(app, deleteCall, async ({ params, reply }) => {
    await deleteCampaign(deps, params.id)
    reply.code(204)
    return undefined
  })
}
