export interface Option {
  value: string
  label: string
  /** Options stand together in groups of this name. */
  group?: string | undefined
  disabled?: boolean
}

export function Options({ options }: { options: readonly Option[] }) {
  return [...Map.groupBy(options, ({ group, value }) => group ?? ` ${value}`)].map(([key, together]) => {
    const drawn = together.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    ))
    const group = together[0]?.group
    return group === undefined ? (
      drawn
    ) : (
      <optgroup key={key} label={group}>
        {drawn}
      </optgroup>
    )
  })
}
