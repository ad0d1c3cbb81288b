/** The effect of an edit on one line, for history and mail. */
export interface ChangedUnits {
  name: string
  size: string | null
  /** Null where it stays. */
  newSize: string | null
  quantity: number
  newQuantity: number
}
