import type { Dice } from './dice.ts'
import { coveted, hostileValue } from './hostile-values.ts'

type Holder = Record<string, unknown> | unknown[]
type Place = readonly [holder: Holder, key: string | number]

/** Changes a body in one to three places: a value replaced, left out, doubled, wrapped, or something coveted added. */
export function mutated(body: unknown, dice: Dice): unknown {
  let root = structuredClone(body)
  for (let changes = 1 + dice.below(3); changes > 0; changes--) root = mutatedOnce(root, dice)
  return root
}

function mutatedOnce(root: unknown, dice: Dice): unknown {
  const places = placesIn(root)
  if (places.length === 0 || dice.chance(0.05)) return hostileValue(dice)
  const [holder, key] = dice.pick(places)
  const values = holder as Record<string | number, unknown>
  switch (dice.below(6)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1)
      else delete values[key]
      break
    case 1: {
      const [name, value] = dice.pick(Object.entries(coveted))
      if (!Array.isArray(holder)) values[name] = value
      break
    }
    case 2:
      if (Array.isArray(holder)) holder.push(...Array.from({ length: dice.pick([1, 49, 60]) }, () => values[key]))
      else values[key] = [values[key]]
      break
    case 3:
      values[key] =
        typeof values[key] === 'number'
          ? String(values[key])
          : typeof values[key] === 'string'
            ? Number(values[key])
            : 7
      break
    default:
      values[key] = hostileValue(dice)
  }
  return root
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [value as Holder, Array.isArray(value) ? Number(key) : key] as const,
    ...placesIn(inner),
  ])
}
