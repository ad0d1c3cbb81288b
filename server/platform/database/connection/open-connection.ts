/** The connection of an open transaction: prepared statements run on it. */
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
    // Late callers are refused by the driver, instead of entering another transaction.
    connections.delete(tx)
  }
}
