import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { AddressRefused, resolvePublic } from '#server/platform/public-address.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'
import type { StaffSession } from '#server/platform/sessions/session-repository.ts'
import type {
  NewWebhookEndpoint,
  WebhookEndpoint,
  WebhookEndpointChange,
} from '#shared/contract/messages/webhook-endpoints.ts'
import { type EventKind, maxWebhookEndpoints } from '#shared/domain/platform/states/event-kinds.ts'
import { takeFallen } from './low-stock-repository.ts'
import {
  changeWebhookEndpoint,
  findWebhookEndpoint,
  hasWebhookEndpoints,
  insertWebhookEndpoint,
  listWebhookEndpoints,
  lockWebhookEndpoints,
  putSecret,
} from './webhook-endpoint-repository.ts'

type WebhookEndpointDeps = Pick<MessagesDeps, 'database' | 'clock' | 'config' | 'shop'>
type Maker = StaffSession['staff']

const secretPrefix = 'pvs_'
const newSecret = () => `${secretPrefix}${newSecretToken()}`

/** @throws Problem 400 invalid_input (an unknown or private address), 409 too_many_receivers */
export async function registerWebhookEndpoint(
  deps: WebhookEndpointDeps,
  { address, kinds }: NewWebhookEndpoint,
  maker: Maker,
): Promise<WebhookEndpoint & { secret: string }> {
  await requireReachable(deps, address)
  const secret = newSecret()
  const id = await inTransaction(deps.database, async (tx) => {
    await lockWebhookEndpoints(tx)
    if ((await listWebhookEndpoints(tx)).length >= maxWebhookEndpoints) throw problem('too_many_receivers')
    await beginToWatch(tx, kinds)
    await tellAccessChange(tx, deps, 'receiver_added', maker, address)
    return insertWebhookEndpoint(tx, { address, kinds, makerId: maker?.id ?? null, secret, at: deps.clock() })
  })
  return { ...(await read(deps, id)), secret }
}

/** @throws Problem 404 receiver_not_found, 400 invalid_input as above */
export async function editWebhookEndpoint(
  deps: WebhookEndpointDeps,
  id: string,
  change: WebhookEndpointChange,
  maker: Maker,
): Promise<WebhookEndpoint> {
  if (change.address !== undefined) await requireReachable(deps, change.address)
  const { address, kinds, isPaused } = change
  await inTransaction(deps.database, async (tx) => {
    await lockWebhookEndpoints(tx)
    if (kinds) await beginToWatch(tx, kinds)
    const request = {
      ...(address && { address }),
      ...(kinds && { kinds }),
      ...(isPaused !== undefined && { isPaused }),
      ...(isPaused === false && { makerId: maker?.id ?? null }),
    }
    // A change triggers an attempt at once.
    const isThere = await changeWebhookEndpoint(tx, id, { ...request, failures: 0, nextTurnAt: deps.clock() })
    if (!isThere) throw problem('receiver_not_found')
    if (address || kinds || isPaused === false)
      await tellAccessChange(tx, deps, 'receiver_changed', maker, address ?? (await readIn(tx, id)).address)
    tx.onCommit.events()
  })
  return read(deps, id)
}

/** @throws Problem 404 receiver_not_found */
export async function renewSecret(
  deps: WebhookEndpointDeps,
  id: string,
  maker: Maker,
): Promise<WebhookEndpoint & { secret: string }> {
  const secret = newSecret()
  await inTransaction(deps.database, async (tx) => {
    const { address } = await readIn(tx, id)
    await putSecret(tx, id, secret)
    await tellAccessChange(tx, deps, 'receiver_signed', maker, address)
    tx.onCommit.events()
  })
  return { ...(await read(deps, id)), secret }
}

const read = ({ database }: WebhookEndpointDeps, id: string) => readIn(database.db, id)

async function readIn(db: Db, id: string): Promise<WebhookEndpoint> {
  const found = await findWebhookEndpoint(db, id)
  if (!found) throw problem('receiver_not_found')
  return found
}

/** The first endpoint for low stock starts with the current state: only later falls make events. */
async function beginToWatch(tx: Tx, kinds: readonly EventKind[]): Promise<void> {
  if (kinds.includes('stock.low') && !(await hasWebhookEndpoints(tx, 'stock.low'))) await takeFallen(tx)
}

/** Checked at input for immediate feedback; each delivery checks again. */
async function requireReachable({ config }: WebhookEndpointDeps, address: string): Promise<void> {
  try {
    await resolvePublic(new URL(address).hostname, { allowPrivate: config.allowsPrivateReceivers })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    throw invalidInput({ address: error.reason === 'private' ? 'field_private_address' : 'field_unknown_address' })
  }
}
