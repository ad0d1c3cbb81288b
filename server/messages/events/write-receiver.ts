import type { Deps } from '#server/deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { AddressRefused, resolvePublic } from '#server/platform/public-address.ts'
import { newSecretToken } from '#server/platform/secret-token.ts'
import type { EventReceiver, NewReceiver, ReceiverChange } from '#shared/contract/messages/event-receivers.ts'
import { type EventKind, receiversAtMost } from '#shared/domain/messages/event-kinds.ts'
import { takeFallen } from './low-stock-repository.ts'
import {
  changeReceiver,
  findReceiverView,
  insertReceiver,
  isAnyoneTold,
  listReceiverViews,
  lockReceivers,
  putSecret,
} from './receiver-repository.ts'

type ReceiverDeps = Pick<Deps, 'database' | 'clock' | 'config'>

const secretPrefix = 'pvs_'
const newSecret = () => `${secretPrefix}${newSecretToken()}`

/** @throws Problem 400 invalid_input (an unknown or private address), 409 too_many_receivers */
export async function createReceiver(
  deps: ReceiverDeps,
  { address, kinds }: NewReceiver,
): Promise<EventReceiver & { secret: string }> {
  await requireReachable(deps, address)
  const secret = newSecret()
  const id = await inTransaction(deps.database, async (tx) => {
    await lockReceivers(tx)
    if ((await listReceiverViews(tx)).length >= receiversAtMost) throw problem('too_many_receivers')
    await beginToWatch(tx, kinds)
    return insertReceiver(tx, { address, kinds, secret, at: deps.clock() })
  })
  return { ...(await read(deps, id)), secret }
}

/** @throws Problem 404 receiver_not_found, 400 invalid_input as above */
export async function updateReceiver(deps: ReceiverDeps, id: string, change: ReceiverChange): Promise<EventReceiver> {
  if (change.address !== undefined) await requireReachable(deps, change.address)
  const { address, kinds, isPaused } = change
  await inTransaction(deps.database, async (tx) => {
    await lockReceivers(tx)
    if (kinds) await beginToWatch(tx, kinds)
    const wish = { ...(address && { address }), ...(kinds && { kinds }), ...(isPaused !== undefined && { isPaused }) }
    // A change triggers an attempt at once.
    const isThere = await changeReceiver(tx, id, { ...wish, failures: 0, nextTurnAt: deps.clock() })
    if (!isThere) throw problem('receiver_not_found')
    tx.after.events()
  })
  return read(deps, id)
}

/** @throws Problem 404 receiver_not_found */
export async function renewSecret(deps: ReceiverDeps, id: string): Promise<EventReceiver & { secret: string }> {
  const secret = newSecret()
  await inTransaction(deps.database, async (tx) => {
    if (!(await findReceiverView(tx, id))) throw problem('receiver_not_found')
    await putSecret(tx, id, secret)
    tx.after.events()
  })
  return { ...(await read(deps, id)), secret }
}

async function read({ database }: ReceiverDeps, id: string): Promise<EventReceiver> {
  const found = await findReceiverView(database.db, id)
  if (!found) throw problem('receiver_not_found')
  return found
}

/** The first endpoint for low stock starts with the current state: only later falls make events. */
async function beginToWatch(tx: Tx, kinds: readonly EventKind[]): Promise<void> {
  if (kinds.includes('stock.low') && !(await isAnyoneTold(tx, 'stock.low'))) await takeFallen(tx)
}

/** Checked at input for immediate feedback; each delivery checks again. */
async function requireReachable({ config }: ReceiverDeps, address: string): Promise<void> {
  try {
    await resolvePublic(new URL(address).hostname, { allowPrivate: config.allowsPrivateReceivers })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    throw invalidInput({ address: error.reason === 'private' ? 'field_private_address' : 'field_unknown_address' })
  }
}
