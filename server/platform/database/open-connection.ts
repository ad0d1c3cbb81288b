/** The connection that an open transaction is on: what was built for the one runs in the other. */
const connections = new WeakMap<object, object>()

export function connectionOf<Db extends object>(db: Db): Db {
  return (connections.get(db) as Db | undefined) ?? db
}

/** Has `work` done in a transaction with the statements of its connection, or of the transaction it is a part of. */
export async function onConnection<Tx extends object, T>(
  connection: object,
  tx: Tx,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  connections.set(tx, connectionOf(connection))
  try {
    return await work(tx)
  } finally {
    // Whoever comes too late is refused by the driver, instead of entering somebody else's transaction.
    connections.delete(tx)
  }
}
