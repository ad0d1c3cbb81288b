interface Props {
  /** Each choice with its words, the one that shows everything first and under ''. */
  names: Readonly<Record<string, string>>
  value: string
  onChoose(value: string | undefined): void
}

/** Which rows a list shows. */
export function ListFilter({ names, value, onChoose }: Props) {
  return (
    <label className="row wraps">
      <span className="small bold">Mostra</span>
      <select
        className="input list-filter"
        value={value}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        {Object.entries(names).map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
