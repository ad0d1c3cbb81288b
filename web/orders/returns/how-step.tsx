import { type SubmitEvent, useCallback, useRef, useState } from 'react'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { HowPart } from './how-part.tsx'
import { type ChoiceProblem, missingIn, partsOf, type ReturnDraft } from './return-draft.ts'
import type { ReturnTexts } from './return-texts.ts'
import { type TickedLine, waysOf } from './return-ways.ts'

interface Props {
  order: OrderPage
  offer: ReturnOffer
  lines: readonly TickedLine[]
  draft: ReturnDraft
  refused: string | undefined
  accessKey: string
  texts: ReturnTexts
  onChange(part: Partial<ReturnDraft>): void
  onBack(): void
  onContinue(): void
}

/** The kinds with their terms and refunds, for all items or for each. */
export function HowStep(props: Props) {
  const { order, offer, lines, draft, refused, accessKey, texts: t, onChange, onBack, onContinue } = props
  const [isAsked, setAsked] = useState(false)
  const [sending, setSending] = useState<Readonly<Record<string, boolean>>>({})
  const form = useRef<HTMLFormElement>(null)
  const parts = partsOf(lines, draft)
  const isEach = parts.length > 1
  const noteSending = useCallback(
    (key: string, isSending: boolean) => setSending((known) => ({ ...known, [key]: isSending })),
    [],
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    const found = parts.map((part) => missingIn(part, draft))
    const at = found.findIndex((problems) => problems.length > 0)
    const [first] = found[at] ?? []
    if (first) form.current?.querySelector<HTMLElement>(`#how-${at} ${whereTo[first]}`)?.focus()
    else if (!parts.some(({ key }) => sending[key])) onContinue()
  }
  return (
    <form method="dialog" ref={form} onSubmit={submit} noValidate>
      <div className="box-body">
        <h2 tabIndex={-1}>{t.how.title(lines.length)}</h2>
        <ErrorSummary attempt={refused ? 1 : 0} errors={[]} general={refused} />
        {lines.length > 1 && (
          <AllAlike lines={lines} isEach={isEach} onSet={(each) => onChange({ isEach: each })} texts={t} />
        )}
        {parts.map((part, index) => (
          <div
            id={`how-${index}`}
            key={part.key}
            className={isEach ? 'return-part above-24 padded-24 line-above' : undefined}
          >
            {isEach && part.lines.map((line) => <PartHead key={part.key} line={line} texts={t} />)}
            <HowPart
              order={order}
              offer={offer}
              part={part}
              draft={draft}
              missing={isAsked ? missingIn(part, draft) : []}
              accessKey={accessKey}
              onChoose={(choice) =>
                onChange({ choices: { ...draft.choices, [part.key]: { ...part.choice, ...choice } } })
              }
              onSizes={(sizes) => onChange({ sizes: { ...draft.sizes, ...sizes } })}
              onSending={noteSending}
              texts={t}
            />
          </div>
        ))}
      </div>
      <div className="step-foot">
        <button type="button" className="btn btn-text" onClick={onBack}>
          {t.back}
        </button>
        <button type="submit" className="btn btn-main">
          {t.goOn}
        </button>
      </div>
    </form>
  )
}

const whereTo: Record<ChoiceProblem, string> = {
  way: 'input[type=radio]',
  size: '.sizes input:not(:disabled)',
  photos: 'input[type=file]',
}

interface AlikeProps {
  lines: readonly TickedLine[]
  isEach: boolean
  onSet(isEach: boolean): void
  texts: ReturnTexts
}

function AllAlike({ lines, isEach, onSet, texts: t }: AlikeProps) {
  if (waysOf(lines).length === 0) return <p className="muted above-4">{t.how.nothingForAll}</p>
  return (
    <label className="check above-8">
      <input type="checkbox" checked={!isEach} onChange={({ target }) => onSet(!target.checked)} />
      {t.how.alike}
    </label>
  )
}

function PartHead({ line, texts: t }: { line: TickedLine; texts: ReturnTexts }) {
  return (
    <div className="return-head grid spaced-16 align-center">
      <Picture category={line.category} url={line.imageUrl} alt="" sizes="56px" />
      <h3>
        {line.quantity} × {line.frameSize ? `${line.name}, ${t.size(line.frameSize)}` : line.name}
      </h3>
    </div>
  )
}
