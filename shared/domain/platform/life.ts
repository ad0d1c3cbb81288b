/** The states that a document goes through, and what may follow each; nothing follows the last ones. */
export function life<const M extends Record<string, readonly string[]>>(moves: M) {
  type State = keyof M & string
  const states = Object.keys(moves) as [State, ...State[]]
  const after = (state: State): readonly string[] => moves[state] ?? []
  return {
    states,
    open: states.filter((state) => after(state).length > 0),
    may: (from: State, to: State | M[State][number]): boolean => after(from).includes(to),
  }
}
