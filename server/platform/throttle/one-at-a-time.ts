const tails = new Map<string, Promise<unknown>>()

/**
 * Runs what one network asks for in turn: it would wait for its own lock in the database anyway, and each one that waits
 * there keeps a connection from everybody else.
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
