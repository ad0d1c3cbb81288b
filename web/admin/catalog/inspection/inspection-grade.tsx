import { useEffect, useState } from 'react'
import { type Grade, grades } from '#shared/domain/platform/goods/inspection-card.ts'
import { jobCard as words } from '#web/catalog/inspection/job-card-it.ts'
import { Field } from '#web/ui/form/field.tsx'
import { InspectionNumber, InspectionText, Kept } from './inspection-record.tsx'
import type { InspectionEditor } from './use-inspection-editor.ts'

export function InspectionGrade({ bench }: { bench: InspectionEditor }) {
  const { card, change, refusals } = bench
  return (
    <section className="editor-part grid spaced-16" aria-labelledby="bench-grade-title" id="bench-grade" tabIndex={-1}>
      <div className="flex spaced-12 align-baseline row-between">
        <h3 id="bench-grade-title">Stato</h3>
      </div>
      <fieldset className="editor-grades grid spaced-8">
        <legend className="sr-only">Stato della bici</legend>
        {grades.map((grade) => (
          <GradeChoice key={grade} grade={grade} isChosen={card.grade === grade} onChoose={() => change({ grade })} />
        ))}
      </fieldset>
      <InspectionProse bench={bench} field="usage" label="Com’è stata usata" maxLength={200} />
      <InspectionProse bench={bench} field="done" label="Fatto in officina" maxLength={1000} />
      <InspectionProse bench={bench} field="remains" label="Resta da fare" maxLength={1000} />
      <details>
        <summary className="admin-link">In inglese</summary>
        <div className="stack">
          <InspectionProse bench={bench} field="usageEn" label="Com’è stata usata, in inglese" maxLength={200} />
          <InspectionProse bench={bench} field="doneEn" label="Fatto in officina, in inglese" maxLength={1000} />
          <InspectionProse bench={bench} field="remainsEn" label="Resta da fare, in inglese" maxLength={1000} />
        </div>
      </details>
      <div className="editor-two grid spaced-12 align-start">
        <InspectionNumber bench={bench} field="workMinutes" label="Minuti di lavoro" />
        <InspectionText bench={bench} field="testedBy" label="Provata su strada da" maxLength={60} />
        <Kept
          label="Il giorno della prova"
          type="date"
          stored={card.testedOn ?? ''}
          error={refusals.testedOn}
          onLeft={(day) => change({ testedOn: day || null })}
        />
      </div>
    </section>
  )
}

function GradeChoice({ grade, isChosen, onChoose }: { grade: Grade; isChosen: boolean; onChoose(): void }) {
  const [name = '', meaning = ''] = words.grades[grade].split(': ')
  return (
    <label className="editor-choice">
      <input className="sr-only" type="radio" name="bench-grade" checked={isChosen} onChange={onChoose} />
      <b className="num">{grade}</b>
      <span>
        <b className="bold">{name}</b>
        <br />
        <span className="small muted">{meaning}</span>
      </span>
    </label>
  )
}

interface ProseProps {
  bench: InspectionEditor
  field: 'usage' | 'usageEn' | 'done' | 'doneEn' | 'remains' | 'remainsEn'
  label: string
  maxLength: number
}

function InspectionProse({ bench: { card, change, refusals }, field, label, maxLength }: ProseProps) {
  const stored = card[field] ?? ''
  const [text, setText] = useState(stored)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!isTyping) setText(stored)
  }, [stored, isTyping])
  return (
    <Field label={label} optional error={refusals[field]}>
      <textarea
        rows={2}
        maxLength={maxLength}
        value={text}
        {...(field.endsWith('En') && { lang: 'en' })}
        onFocus={() => setTyping(true)}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          setTyping(false)
          if (text !== stored) change({ [field]: text.trim() || null })
        }}
      />
    </Field>
  )
}
