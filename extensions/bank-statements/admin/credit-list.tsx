import { CheckCheck, Upload } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { BankCredit, ImportedStatement } from '#extensions/bank-statements/bank-credits.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { shortDay, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { type CreditGroup, creditGroups } from '../credit-groups.ts'
import { CreditRow } from './credit-row.tsx'
import { groupWords, leftOutWords } from './credit-words.ts'
import { OrderChoice } from './order-choice.tsx'
import { useCreditSteps, useCredits, useStatementUpload } from './use-credits.ts'
import './bank-statements.css'

/** The credits of bank statements, by next step; nothing is booked without a click. */
export default function CreditList() {
  const list = useCredits()
  const steps = useCreditSteps()
  const [chosenFor, setChosenFor] = useState<BankCredit>()
  const heading = useFocusKept(list.data?.rows)
  return (
    <>
      <StatementUpload heading={heading} />
      <AdminList
        list={list}
        failure="I bonifici non si caricano."
        empty="Niente da decidere. Scarica i movimenti dal sito della banca e caricali qui: per ogni bonifico ti proponiamo il suo ordine."
      >
        {({ rows }) => (
          <>
            <Counts credits={rows} />
            {creditGroups.map((group) => (
              <Group
                key={group}
                group={group}
                credits={rows.filter((one) => one.group === group)}
                steps={steps}
                onChoose={setChosenFor}
              />
            ))}
          </>
        )}
      </AdminList>
      {chosenFor && (
        <OrderChoice
          credit={chosenFor}
          onClose={() => setChosenFor(undefined)}
          onChosen={([orderId, ...others]) => {
            if (orderId === undefined) return
            const several = { kind: 'split', orderIds: [orderId, ...others] } as const
            steps.take(chosenFor, others.length > 0 ? several : { kind: 'book', orderId })
            setChosenFor(undefined)
          }}
        />
      )}
    </>
  )
}

/** A decided credit leaves the list with its pressed button: the focus stays in the list, else moves to its heading. */
function useFocusKept(rows: readonly BankCredit[] | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(rows?.length)
  useEffect(() => {
    const isLost = document.activeElement === document.body && (rows?.length ?? 0) < (before.current ?? 0)
    if (isLost) heading.current?.focus({ preventScroll: true })
    before.current = rows?.length
  }, [rows])
  return heading
}

function StatementUpload({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const upload = useStatementUpload()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const { result: data } = upload
  return (
    <div className="transfers-head">
      <div className="measure-68">
        <h3 ref={heading} tabIndex={-1}>
          Estratto conto
        </h3>
        <p className="small muted" id={hint}>
          Un file della banca: CSV, CBI, MT940 o camt.053. Niente viene registrato da solo: confermi tu, uno per uno o
          tutti i sicuri insieme.
        </p>
        <p className="small bold" role="status">
          {upload.busy && 'Leggo il file…'}
          {data &&
            `${some(data.added, 'accredito nuovo', 'accrediti nuovi')}${span(data.from, data.to)}.${data.known > 0 ? ` ${some(data.known, 'c’era già', 'c’erano già')}.` : ''}${data.debits > 0 ? ` ${some(data.debits, 'addebito saltato', 'addebiti saltati')}.` : ''}`}
        </p>
        {data?.leftOut && <LeftOut leftOut={data.leftOut} />}
      </div>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label="File dell’estratto conto"
        accept=".csv,.txt,.xml,.sta,.mt940,.rh,.cbi"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.send(file)
          // The same file once more is a choice too.
          target.value = ''
        }}
      />
      <button
        type="button"
        className="btn btn-small"
        aria-describedby={hint}
        aria-disabled={upload.busy}
        onClick={() => !upload.busy && input.current?.click()}
      >
        <Upload className="icon icon-s" aria-hidden="true" /> Carica un file
      </button>
    </div>
  )
}

function LeftOut({ leftOut: { count, entries } }: { leftOut: NonNullable<ImportedStatement['leftOut']> }) {
  return (
    <div className="note note-warning">
      <p className="bold">{some(count, 'movimento resta fuori', 'movimenti restano fuori')}, gli altri ci sono:</p>
      <ul>
        {entries.map(({ place, why, said }) => (
          <li key={`${place} ${said}`}>
            {leftOutWords[why]}, riga {place}: {said}
          </li>
        ))}
      </ul>
    </div>
  )
}

function span(from: string | null, to: string | null): string {
  if (!from || !to) return ''
  return from === to ? ` del ${shortDay(from)}` : ` dal ${shortDay(from)} al ${shortDay(to)}`
}

function Counts({ credits }: { credits: readonly BankCredit[] }) {
  const counts = creditGroups.map((group) => ({ group, count: credits.filter((one) => one.group === group).length }))
  return (
    <ul className="transfer-counts grid">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ group, count }) => (
          <li key={group} data-group={group}>
            <span className="num">{count}</span> <span className="small">{groupWords[group].count}</span>
          </li>
        ))}
    </ul>
  )
}

interface GroupProps {
  group: CreditGroup
  credits: readonly BankCredit[]
  steps: ReturnType<typeof useCreditSteps>
  onChoose(credit: BankCredit): void
}

function Group({ group, credits, steps, onChoose }: GroupProps) {
  const title = useId()
  const words = groupWords[group]
  if (credits.length === 0) return null
  const sum = formatEuro(credits.reduce((total, { amount }) => total + centsOf(amount), 0))
  return (
    <section aria-labelledby={title}>
      <div className="transfer-group ground-paper">
        <div>
          <h3 id={title}>
            {words.title}, {credits.length}
          </h3>
          <p className="small muted">{words.lead}</p>
        </div>
        {group === 'sure' && (
          <button
            type="button"
            className="btn btn-main btn-small"
            aria-disabled={steps.isBookingSure}
            onClick={() => steps.bookSure(credits.map(({ id }) => id))}
          >
            <CheckCheck className="icon icon-s" aria-hidden="true" />{' '}
            {credits.length === 1 ? `Conferma il sicuro, ${sum}` : `Conferma i ${credits.length} sicuri, ${sum}`}
          </button>
        )}
      </div>
      <ul>
        {credits.map((credit) => (
          <CreditRow
            key={credit.id}
            credit={credit}
            isBusy={steps.isBusy(credit)}
            onStep={(step) => steps.take(credit, step)}
            onChoose={() => onChoose(credit)}
          />
        ))}
      </ul>
    </section>
  )
}
