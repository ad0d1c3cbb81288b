import { useId } from 'react'
import { type Carrier, carrierName, carriers } from '#shared/domain/platform/shop/carriers.ts'

interface Props {
  label: string
  carrier: Carrier | null
  isFixed?: boolean
  onChange(carrier: Carrier | null): void
}

const [usual, rare] = [carriers.slice(0, 3), carriers.slice(3)]

/** The carriers of most parcels beside each other, the others behind the last one. */
export function CarrierChoice({ label, carrier, isFixed = false, onChange }: Props) {
  const group = useId()
  const isRare = !usual.some((one) => one === carrier)
  return (
    <fieldset className="admin-switch carrier-choice" disabled={isFixed} aria-label={label}>
      {usual.map((one) => (
        <label key={one}>
          <input
            className="sr-only"
            type="radio"
            name={group}
            aria-label={carrierName(one)}
            checked={one === carrier}
            onChange={() => onChange(one)}
          />
          {carrierName(one).split(' ', 1)}
        </label>
      ))}
      <select
        aria-label={label.replace('Corriere', 'Altro corriere')}
        data-chosen={isRare}
        value={isRare ? (carrier ?? 'none') : ''}
        onChange={({ target }) => onChange(rare.find((one) => one === target.value) ?? null)}
      >
        {!isRare && <option value="">Altri</option>}
        {rare.map((one) => (
          <option key={one} value={one}>
            {carrierName(one)}
          </option>
        ))}
        <option value="none">Nessuno</option>
      </select>
    </fieldset>
  )
}
