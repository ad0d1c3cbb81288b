import { countText, some } from '#web/admin/admin-format.ts'
import { Field } from '#web/ui/form/field.tsx'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

type SpoiltTexts = NonNullable<ImportReport['spoiltTexts']>
type Kind = SpoiltTexts['kinds'][number]['kind']
type Answer = NonNullable<SpoiltTexts['answer']>

const headings: Record<Kind, (count: number) => string> = {
  encoding: (count) => `${some(count, 'testo codificato', 'testi codificati')} due volte`,
  entities: (count) => `${some(count, 'testo', 'testi')} con i segni di una pagina web`,
  codes: (count) =>
    `${some(count, 'codice diventato una data o una potenza', 'codici diventati date o potenze')} nel foglio: non si possono riparare`,
}

/** Whether texts can be repaired and no choice has been made. */
export const isTextQuestionOpen = ({ spoiltTexts }: ImportReport): boolean =>
  spoiltTexts?.answer === null && spoiltTexts.kinds.some(({ kind }) => kind !== 'codes')

interface Props {
  report: ImportReport
  onAnswer(texts: Answer): void
}

/** Texts that were spoiled before the file came here: examples, and the question what to do with them. */
export function ImportTexts({ report: { spoiltTexts }, onAnswer }: Props) {
  if (!spoiltTexts) return null
  const { kinds, answer } = spoiltTexts
  return (
    <section className="box box-body stack" aria-label="Testi rovinati">
      {kinds.map(({ kind, count, examples }) => (
        <div key={kind}>
          <p className="bold">{headings[kind](count)}</p>
          <ul className="small above-8">
            {examples.map(({ line, column, before, after }) => (
              <li key={`${line} ${column}`}>
                Riga {countText(line)}, {column}: «{before}»{after !== null && <> diventa «{after}»</>}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {kinds.some(({ kind }) => kind !== 'codes') && (
        <Field label="Ripara i testi del file?">
          <select
            value={answer ?? ''}
            onChange={({ target }) => onAnswer(target.value === 'repair' ? 'repair' : 'keep')}
          >
            {answer === null && <option value="">Scegli</option>}
            <option value="repair">Sì, come negli esempi</option>
            <option value="keep">No, lasciali come sono scritti</option>
          </select>
        </Field>
      )}
    </section>
  )
}
