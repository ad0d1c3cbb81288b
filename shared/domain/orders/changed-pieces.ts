/** What a change did to one line, as the history and the mail tell it. */
export interface ChangedPieces {
  name: string
  size: string | null
  /** Null where it stays. */
  newSize: string | null
  quantity: number
  newQuantity: number
}
