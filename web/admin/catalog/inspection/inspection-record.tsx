import { type ReactElement, useEffect, useState } from 'react'
import { autofill } from '#web/ui/form/autofill.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { CardChange } from './card-change.ts'
import type { InspectionEditor } from './use-inspection-editor.ts'

export function InspectionRecord({ bench }: { bench: InspectionEditor }) {
  const { card, who, setWho, change } = bench
  return (
    <section className="editor-part grid spaced-16" aria-labelledby="bench-record-title">
      <div className="flex spaced-12 align-baseline row-between">
        <h3 id="bench-record-title">La bici</h3>
      </div>
      <div className="editor-two grid spaced-12 align-start">
        <InspectionNumber
          bench={bench}
          field="year"
          label="Anno"
          hint={card.isDecade ? 'Il primo del decennio.' : undefined}
        />
        <InspectionNumber bench={bench} field="kilometres" label="Chilometri" hint="Vuoto: «non segnata»." />
        <InspectionNumber bench={bench} field="owners" label="Proprietari" />
        <InspectionText bench={bench} field="serial" label="N. di serie" hint="I clienti vedono le ultime quattro." />
        <label className="check">
          <input
            type="checkbox"
            checked={card.isDecade}
            disabled={card.year === null}
            onChange={({ target }) => change({ isDecade: target.checked })}
          />
          <span>Si sa solo il decennio</span>
        </label>
        <TextField
          label="Chi è al banco"
          hint="Resta accanto ai controlli che tocchi."
          value={who}
          maxLength={60}
          autoComplete={autofill.name}
          onChange={({ target }) => setWho(target.value)}
        />
      </div>
    </section>
  )
}

interface FieldProps<K extends keyof CardChange> {
  bench: InspectionEditor
  field: K
  label: string
  hint?: string | undefined
}

/** A whole number, stored on blur. Other input is reported at once. */
export function InspectionNumber({
  bench: { card, change, refusals },
  field,
  label,
  hint,
}: FieldProps<'year' | 'kilometres' | 'owners' | 'workMinutes'>): ReactElement {
  const [isWrong, setWrong] = useState(false)
  return (
    <Kept
      label={label}
      hint={hint}
      inputMode="numeric"
      stored={card[field] === null ? '' : String(card[field])}
      error={isWrong ? 'Scrivi un numero intero, solo cifre.' : refusals[field]}
      onLeft={(text) => {
        const plain = text.replace(/[\s.]/g, '')
        const isNumber = /^\d{0,6}$/.test(plain)
        setWrong(!isNumber)
        if (isNumber) change({ [field]: plain === '' ? null : Number(plain) })
      }}
    />
  )
}

export function InspectionText({
  bench: { card, change, refusals },
  field,
  label,
  hint,
  maxLength = 40,
}: FieldProps<'serial' | 'testedBy'> & { maxLength?: number }): ReactElement {
  return (
    <Kept
      label={label}
      hint={hint}
      maxLength={maxLength}
      stored={card[field] ?? ''}
      error={refusals[field]}
      onLeft={(text) => change({ [field]: text.trim() || null })}
    />
  )
}

interface KeptProps {
  label: string
  hint?: string | undefined
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  type?: 'text' | 'date'
  stored: string
  error: string | undefined
  onLeft(text: string): void
}

/** Keeps the input until it is stored; untouched fields are not sent. */
export function Kept({ stored, onLeft, ...field }: KeptProps) {
  const [text, setText] = useState(stored)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!isTyping && !field.error) setText(stored)
  }, [stored, isTyping, field.error])
  return (
    <TextField
      {...field}
      autoComplete="off"
      value={text}
      onFocus={() => setTyping(true)}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => {
        setTyping(false)
        if (text !== stored) onLeft(text)
      }}
    />
  )
}
