import { Funnel } from 'lucide-react'
import type { FormEvent } from 'react'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type AdminAddress, type NarrowedBy, narrowedBy } from '#web/admin/admin-address.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { Field } from '#web/ui/form/field.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { usePopup } from '#web/ui/layer/use-popup.ts'
import './narrow-list.css'

const labels: Record<NarrowedBy, string> = {
  dal: 'Dal giorno',
  al: 'Al giorno',
  minimo: 'Importo da',
  massimo: 'Importo fino a',
  pagamento: 'Pagato con',
  categoria: 'Con articoli di',
  persona: 'Persona',
}
const inPairs: readonly NarrowedBy[] = ['dal', 'al', 'minimo', 'massimo']

export const isNarrowed = (address: AdminAddress) => narrowedBy.some((name) => address[name] !== undefined)

interface Props {
  by: readonly NarrowedBy[]
  /** The words of each choice. */
  choices?: Partial<Record<NarrowedBy, Readonly<Record<string, string>>>>
}

/** What narrows a list further than its tabs: its button says how many of the fields are filled. */
export function NarrowList({ by, choices = {} }: Props) {
  const { address, set } = useAdminAddress()
  const { isOpen, setOpen, trigger, boxProps } = usePopup()
  const filled = by.filter((name) => address[name] !== undefined).length
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    set(Object.fromEntries(by.map((name) => [name, readField(name, String(typed.get(name) ?? ''))])))
    close()
  }
  return (
    <div className="relative" {...boxProps}>
      <button
        type="button"
        className="btn btn-small"
        ref={trigger}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Funnel className="icon icon-s" aria-hidden="true" /> Filtra{filled > 0 && ` (${filled})`}
      </button>
      {isOpen && (
        <form method="dialog" className="narrow-list" onSubmit={submit}>
          {by.map((name) => (
            <Field key={name} label={labels[name]} className={inPairs.includes(name) ? '' : 'is-wide'}>
              {inputOf(name, address[name] ?? '', choices[name])}
            </Field>
          ))}
          <button type="submit" className="btn btn-small btn-main">
            Mostra
          </button>
          <button
            type="button"
            className="btn btn-small"
            onClick={() => {
              set(Object.fromEntries(by.map((name) => [name, undefined])))
              close()
            }}
          >
            Togli i filtri
          </button>
        </form>
      )}
    </div>
  )
}

function inputOf(name: NarrowedBy, value: string, names: Readonly<Record<string, string>> | undefined) {
  const field = { name, defaultValue: name === 'minimo' || name === 'massimo' ? value.replace('.', ',') : value }
  if (name === 'dal' || name === 'al') return <input type="date" {...field} />
  if (name === 'minimo' || name === 'massimo') return <input inputMode="decimal" maxLength={12} {...field} />
  if (!names) return <input maxLength={100} {...field} />
  return (
    <select {...field}>
      <option value="">Tutto</option>
      {Object.entries(names).map(([one, label]) => (
        <option key={one} value={one}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** An amount that cannot be read narrows nothing. */
function readField(name: NarrowedBy, typed: string): string | undefined {
  const text = typed.trim()
  if (name !== 'minimo' && name !== 'massimo') return text || undefined
  const cents = readAmount(text)
  return text && cents !== undefined ? toDecimal(cents) : undefined
}

/** The same as the fields of a call. */
export const narrowingOf = ({ dal, al, minimo, massimo, persona }: AdminAddress) => ({
  from: dal,
  to: al,
  totalFrom: minimo,
  totalTo: massimo,
  person: persona,
})
