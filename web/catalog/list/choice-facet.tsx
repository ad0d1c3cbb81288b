import { useId } from 'react'

interface Value<T extends string> {
  value: T
  label: string
  /** How many products it would show; undefined while that is not known. */
  count: number | undefined
}

interface ManyProps<T extends string> {
  values: readonly Value<T>[]
  chosen: readonly string[] | undefined
  onToggle(value: T): void
}

/** Any number of values; those that would show nothing are disabled, not hidden. */
export function ManyFacet<T extends string>({ values, chosen = [], onToggle }: ManyProps<T>) {
  return values.map(({ value, label, count }) => {
    const isOn = chosen.includes(value)
    const isOff = count === 0 && !isOn
    return (
      <label className="check" key={value} data-off={isOff || undefined}>
        <input type="checkbox" checked={isOn} disabled={isOff} onChange={() => onToggle(value)} />
        {label}
        <Count count={count} />
      </label>
    )
  })
}

interface OneProps<T extends string> {
  name: string
  all: string
  values: readonly Value<T>[]
  chosen: T | undefined
  onChoose(value: T | undefined): void
}

export function OneFacet<T extends string>({ name, all, values, chosen, onChoose }: OneProps<T>) {
  const group = `${name}${useId()}`
  return (
    <>
      <label className="check">
        <input type="radio" name={group} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        {all}
      </label>
      {values.map(({ value, label, count }) => {
        const isOff = count === 0 && chosen !== value
        return (
          <label className="check" key={value} data-off={isOff || undefined}>
            <input
              type="radio"
              name={group}
              checked={chosen === value}
              disabled={isOff}
              onChange={() => onChoose(value)}
            />
            {label}
            <Count count={count} />
          </label>
        )
      })}
    </>
  )
}

const Count = ({ count }: { count: number | undefined }) => <span className="check-count">{count}</span>
