/** The rows of a statement written by hand; both drivers answer them in the same place. */
export function rawRows<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}
