import { countText } from '#web/admin/admin-format.ts'
import type { MatchedZip } from './run-zip-import.ts'
import type { Refused } from './zip-content.ts'

const shown = 200

/** The product of each picture; unmatched ones first, with advice. */
export function ZipMatches({ zip: { matches, content } }: { zip: MatchedZip }) {
  const lost = matches.flatMap(({ fileName, articles, isUnsure }) =>
    articles.length > 0 ? [] : [{ name: fileName, why: isUnsure ? unsureText : lostText }],
  )
  const found = matches.filter(({ articles }) => articles.length > 0)
  return (
    <>
      <ZipRefused caption="Senza articolo" refused={lost} />
      <ZipRefused caption="Restano fuori" refused={content.refused} />
      {found.length > 0 && (
        <section className="box">
          <table className="data-table">
            <caption className="admin-subhead text-m bold">Dove vanno</caption>
            <thead>
              <tr>
                <th scope="col">Foto</th>
                <th scope="col">Articolo</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map(({ fileName, articles }) => (
                <tr key={fileName}>
                  <td className="cell-row">{fileName}</td>
                  <td className="cell-row">
                    {articles.map(({ id, name, productCode }) => (
                      <div key={id}>
                        {name} <span className="small muted">{productCode}</span>
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <More number={found.length - shown} />
        </section>
      )}
    </>
  )
}

const lostText =
  'Nessun articolo ha questo codice o EAN: chiama la foto come il codice (CODICE.jpg, CODICE-2.jpg), o importa prima il file che la nomina.'
const unsureText = 'Il nome va bene per più articoli: chiama la foto con il codice intero di quello giusto.'

export function ZipRefused({ caption, refused }: { caption: string; refused: readonly Refused[] }) {
  if (refused.length === 0) return null
  return (
    <section className="box">
      <table className="data-table">
        <caption className="admin-subhead text-m bold">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Nome</th>
            <th scope="col">Motivo</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, shown).map(({ name, why }) => (
            <tr key={`${name} ${why}`}>
              <td className="cell-row">{name}</td>
              <td className="cell-row">{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <More number={refused.length - shown} />
    </section>
  )
}

function More({ number }: { number: number }) {
  return number > 0 ? <p className="box-body small muted">e altre {countText(number)}</p> : null
}
