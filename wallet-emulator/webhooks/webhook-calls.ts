import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { LedgerJournal } from '../ledger/ledger-journal.ts'
import type { IdentityRecord, SubscriptionRecord, WebhookEvent } from '../ledger/ledger-records.ts'
import { isLoopback } from '../loopback-only.ts'
import { ProviderError, unknownResource } from '../provider-error.ts'
import { isFields, RequestChecks } from '../request-checks.ts'
import type { WebhookSender } from './webhook-sender.ts'
import { certificatePath, isSignedByUs } from './webhook-signature.ts'

type Deps = { journal: LedgerJournal; identity: IdentityRecord; sender: WebhookSender }

const pathOfAll = '/v1/notifications/webhooks'
const eventNamePattern = /^(\*|[A-Z]+(\.[A-Z-]+)+)$/

/** Subscriptions and signature checks of the provider's Webhooks API. */
export function mountWebhookCalls(app: FastifyInstance, { journal, identity, sender }: Deps): void {
  app.post(pathOfAll, async (request, reply) => {
    const { url, eventTypes } = readSubscription(request.body)
    if (sender.subscriptions().some((subscription) => subscription.url === url)) {
      const description = 'Webhook URL already exists.'
      throw new ProviderError(400, [{ issue: 'WEBHOOK_URL_ALREADY_EXISTS', description, field: '/url' }])
    }
    const id = randomBytes(9).toString('hex').slice(0, 17).toUpperCase()
    const row = { id, url, eventTypes, origin: originOf(request.host), isDeleted: false }
    journal.commit([{ table: 'subscriptions', row }])
    return reply.status(201).send(webhookAnswer(row))
  })

  app.get(pathOfAll, async () => ({ webhooks: sender.subscriptions().map(webhookAnswer) }))

  app.get<{ Params: { id: string } }>(`${pathOfAll}/:id`, async ({ params }) => webhookAnswer(requireOne(params.id)))

  app.delete<{ Params: { id: string } }>(`${pathOfAll}/:id`, async ({ params }, reply) => {
    journal.commit([{ table: 'subscriptions', row: { ...requireOne(params.id), isDeleted: true } }])
    return reply.status(204).send()
  })

  app.get<{ Params: { id: string } }>('/v1/notifications/webhooks-events/:id', async ({ params }) => {
    const found = [...journal.rows.deliveries.values()].find(({ event }) => event.id === params.id)
    if (!found) throw unknownResource()
    return found.event satisfies WebhookEvent
  })

  app.post('/v1/notifications/verify-webhook-signature', async (request) => {
    const checks = new RequestChecks()
    const body = isFields(request.body) ? request.body : {}
    const text = (name: string) => checks.text(body, name, '', { required: true }) ?? ''
    const event = checks.object(body, 'webhook_event', '', true)
    const claim = {
      id: text('transmission_id'),
      time: text('transmission_time'),
      webhookId: text('webhook_id'),
      rawEvent: JSON.stringify(event),
      certUrl: text('cert_url'),
      authAlgo: text('auth_algo'),
      signature: text('transmission_sig'),
    }
    checks.refuse()
    const subscription = sender.subscriptions().find(({ id }) => id === claim.webhookId)
    const isGenuine = subscription !== undefined && isSignedByUs(identity, subscription.origin, claim)
    return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }
  })

  function requireOne(id: string): SubscriptionRecord {
    const found = sender.subscriptions().find((subscription) => subscription.id === id)
    if (!found) throw unknownResource()
    return found
  }

  function webhookAnswer({ id, url, eventTypes, origin }: SubscriptionRecord): Record<string, unknown> {
    const self = `${origin}${pathOfAll}/${id}`
    return {
      id,
      url,
      event_types: eventTypes.map((name) => ({ name })),
      links: [
        { href: self, rel: 'self', method: 'GET' },
        { href: self, rel: 'delete', method: 'DELETE' },
      ],
    }
  }
}

/** Public, as the provider's certificates are. */
export function mountCertificate(app: FastifyInstance, identity: IdentityRecord): void {
  app.get(certificatePath, async (_request, reply) =>
    reply.type('application/x-pem-file').send(identity.certificatePem),
  )
}

function readSubscription(body: unknown): { url: string; eventTypes: string[] } {
  const checks = new RequestChecks()
  const given = isFields(body) ? body : {}
  const url = checks.text(given, 'url', '', { required: true, max: 2048 })
  const isAllowed = url !== undefined && URL.canParse(url) && isLoopback(new URL(url).hostname)
  if (url !== undefined && !isAllowed) checks.badValue('/url', url)
  const types = Array.isArray(given.event_types) ? given.event_types : []
  if (types.length === 0) checks.missing('/event_types')
  const eventTypes = types.flatMap((type: unknown, index) => {
    const path = `/event_types/${index}`
    return checks.text(isFields(type) ? type : {}, 'name', path, { required: true, pattern: eventNamePattern }) ?? []
  })
  checks.refuse()
  return { url: url ?? '', eventTypes }
}

function originOf(host: string): string {
  return `http://${host}`
}
