import { centsOf } from '#shared/domain/platform/money.ts'
import { countText, euro, some } from '#web/admin/admin-format.ts'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

type Question = ImportReport['questions'][number]

export type Confirmed = ReadonlySet<number> | 'all'

interface Props {
  report: ImportReport
  confirmed: Confirmed
  onConfirm(confirmed: Confirmed): void
}

export function ImportQuestions({ report: { questions, questionCount }, confirmed, onConfirm }: Props) {
  if (questionCount === 0) return null
  const isAll = confirmed === 'all'
  const isOn = (line: number) => isAll || confirmed.has(line)
  const toggle = (line: number, isRight: boolean) => {
    const lines = isAll ? questions.map((one) => one.line) : [...confirmed]
    onConfirm(new Set(isRight ? [...lines, line] : lines.filter((one) => one !== line)))
  }
  const more = questionCount - questions.length
  return (
    <section className="box import-ask" aria-labelledby="import-questions">
      <div className="box-body">
        <h3 id="import-questions">
          {some(questionCount, 'prezzo da confermare', 'prezzi da confermare')}: sembrano sbagliati
        </h3>
        <p className="small muted above-8">
          Spunta quelli giusti. Quelli sbagliati correggili nel foglio, o lasciali fuori.
        </p>
        <label className="check above-8">
          <input
            type="checkbox"
            checked={isAll}
            onChange={({ target }) => onConfirm(target.checked ? 'all' : new Set())}
          />
          <span>
            {questionCount === 1 ? 'Confermo il prezzo' : `Confermo tutti i ${countText(questionCount)} prezzi`}
          </span>
        </label>
      </div>
      <table className="data-table">
        <caption className="sr-only">Prezzi da confermare</caption>
        <thead>
          <tr>
            <th scope="col">Confermo</th>
            <th scope="col">Prodotto</th>
            <th scope="col" className="align-right">
              Prezzo
            </th>
            <th scope="col">Perché</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question) => (
            <tr key={question.line}>
              <td>
                <label className="check">
                  <input
                    type="checkbox"
                    aria-label={`Conferma ${euro(question.after)} per ${question.name}, riga ${question.line}`}
                    checked={isOn(question.line)}
                    onChange={({ target }) => toggle(question.line, target.checked)}
                  />
                  <span aria-hidden="true">Riga {question.line}</span>
                </label>
              </td>
              <td className="cell-row">
                {question.name}
                {question.productCode && <span className="small muted"> {question.productCode}</span>}
              </td>
              <td className="align-right cell-row nowrap">
                {question.before && (
                  <>
                    <s className="muted">{euro(question.before)}</s> →{' '}
                  </>
                )}
                <b className="bold">{euro(question.after)}</b>
              </td>
              <td className="cell-row small">{reasonText(question)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className="box-body small muted">e altri {countText(more)}, che si confermano solo tutti insieme</p>
      )}
    </section>
  )
}

function reasonText({ reason, before, after, category, range }: Question): string {
  const [old, now] = [centsOf(before ?? '0.00'), centsOf(after)]
  if (reason === 'tenfold') return `${countText(Math.round(now / old))} volte il prezzo di adesso`
  if (reason === 'tenth')
    return now === 0
      ? 'toglie il prezzo: il prodotto esce dal negozio'
      : `${countText(Math.round(old / now))} volte meno di adesso`
  const where = categoryNames[category]
  return range
    ? `quasi tutto in ${where} costa da ${euro(range.low)} a ${euro(range.high)}`
    : `lontano dagli altri prezzi di ${where}`
}
