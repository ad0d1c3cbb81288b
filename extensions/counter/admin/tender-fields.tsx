import { Banknote, CreditCard, Gift, X } from 'lucide-react'
import { useState } from 'react'
import { formatEuro, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Tender } from '../tender-kinds.ts'

export interface TakenTender {
  tender: Tender
  cents: number
  receivedCents?: number
  code?: string
}

export const tenderBody = (tenders: readonly TakenTender[]) =>
  tenders.map(({ tender, cents, receivedCents, code }) => ({
    ...{ tender, amount: toDecimal(cents) },
    ...(receivedCents !== undefined && { received: toDecimal(receivedCents) }),
    ...(code && { code }),
  }))

const names = {
  cash: ['Contanti', Banknote],
  terminal: ['Carta', CreditCard],
  gift_card: ['Buono regalo', Gift],
} as const
const allKinds = Object.keys(names) as Tender[]
const notesCents = [500, 1_000, 2_000, 5_000, 10_000, 20_000]

/** What is likely handed over: the sum itself, and the next notes above it. */
function likelyCash(dueCents: number): number[] {
  const next = notesCents.map((note) => Math.ceil(dueCents / note) * note)
  return [...new Set([dueCents, ...next])].sort((a, b) => a - b).slice(0, 4)
}

interface Props {
  dueCents: number
  taken: readonly TakenTender[]
  kinds?: readonly Tender[]
  /** Its amount is typed at once. */
  isFirst?: boolean
  onTaken(taken: readonly TakenTender[]): void
  /** The last part, once it covers the rest; undefined while it does not. */
  onLast(last: TakenTender | undefined): void
}

/** How the rest is paid: the last part is settled with the button that closes, those before it are listed. */
export function TenderFields({ dueCents, taken, kinds = allKinds, isFirst, onTaken, onLast }: Props) {
  const [tender, setTender] = useState<Tender>('cash')
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const restCents = dueCents - taken.reduce((sum, { cents }) => sum + cents, 0)
  const typedCents = parseDecimal(typed)
  const amount = typed === '' ? restCents : typedCents
  const part = (kind: Tender, cents: number | undefined, cardCode: string): TakenTender | undefined => {
    if (cents === undefined || cents <= 0) return undefined
    if (kind === 'cash') return { tender: kind, cents: Math.min(cents, restCents), receivedCents: cents }
    if (cents > restCents) return undefined
    return kind === 'gift_card'
      ? cardCode
        ? { tender: kind, cents, code: cardCode }
        : undefined
      : { tender: kind, cents }
  }
  const update = (kind: Tender, text: string, cardCode: string) => {
    setTender(kind)
    setTyped(text)
    setCode(cardCode)
    const next = part(kind, text === '' ? restCents : parseDecimal(text), cardCode)
    onLast(next && next.cents === restCents ? next : undefined)
  }
  const now = part(tender, amount, code)
  const changeCents = tender === 'cash' && amount !== undefined ? amount - restCents : 0
  const isPart = now !== undefined && now.cents < restCents
  return (
    <>
      <TakenList {...{ taken, onTaken }} />
      <p className="row row-between">
        <b className="bold">{taken.length > 0 ? 'Resta' : 'Da pagare'}</b>
        <span className="counter-sum">{formatEuro(restCents)}</span>
      </p>
      <TenderKinds kinds={kinds} chosen={tender} onChoose={(kind) => update(kind, '', code)} />
      {tender === 'gift_card' && (
        <TextField
          label="Codice del buono"
          autoComplete="off"
          value={code}
          onChange={({ target }) => update(tender, typed, target.value)}
        />
      )}
      <TextField
        label={tender === 'cash' ? 'Ricevuti' : 'Importo'}
        inputMode="decimal"
        autoFocus={isFirst}
        autoComplete="off"
        placeholder={toDecimal(restCents).replace('.', ',')}
        value={typed}
        {...(tender === 'terminal' && {
          hint: `Scrivi sul terminale ${formatEuro(amount ?? restCents)} e aspetta l’esito.`,
        })}
        error={typed !== '' && typedCents === undefined ? 'Scrivi un importo, come 20,00.' : undefined}
        onChange={({ target }) => update(tender, target.value, code)}
      />
      {tender === 'cash' && (
        <div className="row wraps spaced-8">
          {likelyCash(restCents).map((cents) => (
            <button
              key={cents}
              type="button"
              className="btn btn-small"
              onClick={() => update('cash', toDecimal(cents).replace('.', ','), code)}
            >
              {formatEuro(cents)}
            </button>
          ))}
        </div>
      )}
      {changeCents > 0 && (
        <p className="counter-change row row-between" role="status">
          <b className="bold">Resto</b>
          <span className="counter-sum">{formatEuro(changeCents)}</span>
        </p>
      )}
      {isPart && now && (
        <button
          type="button"
          className="btn"
          onClick={() => {
            onTaken([...taken, tender === 'cash' ? { ...now, receivedCents: now.cents } : now])
            setTyped('')
          }}
        >
          Segna {formatEuro(now.cents)} e il resto in altro modo
        </button>
      )}
    </>
  )
}

function TakenList({ taken, onTaken }: Pick<Props, 'taken' | 'onTaken'>) {
  return (
    <>
      {taken.map((one, i) => (
        <p className="row row-between" key={`${one.tender}-${one.cents}-${one.code ?? ''}`}>
          <span>
            {names[one.tender][0]} <b className="bold">− {formatEuro(one.cents)}</b>
          </span>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={`Togli ${names[one.tender][0]} ${formatEuro(one.cents)}`}
            onClick={() => onTaken(taken.filter((_, at) => at !== i))}
          >
            <X className="icon icon-s" aria-hidden="true" />
          </button>
        </p>
      ))}
    </>
  )
}

interface KindsProps {
  kinds: readonly Tender[]
  chosen: Tender
  onChoose(kind: Tender): void
}

function TenderKinds({ kinds, chosen, onChoose }: KindsProps) {
  return (
    <fieldset className="counter-kinds">
      <legend className="sr-only">Come paga</legend>
      {kinds.map((kind) => {
        const [label, Icon] = names[kind]
        return (
          <label key={kind} className={kind === chosen ? 'on' : ''}>
            <input
              className="sr-only"
              type="radio"
              name="tender"
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
            />
            <Icon className="icon" aria-hidden="true" />
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
