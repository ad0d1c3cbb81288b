const tails = new Map<string, Promise<unknown>>()

/**
 * Serialises the orders of one network: they would wait for the same lock in the database anyway, each with a
 * connection that others need.
 */
export async function oneAtATime<T>(network: string | undefined, work: () => Promise<T>): Promise<T> {
  if (network === undefined) return work()
  const before = tails.get(network) ?? Promise.resolve()
  const mine = before.then(work)
  const tail = mine.catch(() => undefined)
  tails.set(network, tail)
  try {
    return await mine
  } finally {
    if (tails.get(network) === tail) tails.delete(network)
  }
}
