import { useQuery } from '@tanstack/react-query'
import type { AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import { categories, isBicycleCategory, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { countText, dayText, some } from '#web/admin/admin-format.ts'
import { categoryNames, typeName } from '#web/admin/catalog/product-labels.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { deleteImportWord, putImportWord } from '../../foreign-files/import-mappings.ts'
import type { ImportReport } from '../../stored-imports/admin-catalog-file.ts'

type Word = ImportReport['words'][number]

interface Props {
  report: ImportReport
  /** The file is to be read again. */
  onPlaced(): void
}

/** The category words of the file with the shelves of their products, and why; choices are remembered. */
export function ImportWords({ report: { words, wordCount, supplier }, onPlaced }: Props) {
  const { data: shelves = [] } = useQuery(adminShelvesQuery(useApi()))
  const place = useAct({
    call: async (api, { word, value }: { word: Word; value: string }) => {
      if (value === '') {
        if (word.chosenId !== null) await api(deleteImportWord, { params: { id: String(word.chosenId) } })
        return
      }
      const [category, subcategory, shelf] = value.split('|')
      await api(putImportWord, {
        body: {
          word: word.word,
          mappingId: supplier?.id ?? null,
          category: categories.find((one) => one === category) ?? 'accessori',
          subcategory: subcategories.find((one) => one === subcategory) ?? null,
          shelf: shelf || null,
        },
      })
    },
    failed: 'La scelta non è salvata. Riprova.',
    onDone: onPlaced,
  })
  const named = words.filter(({ word }) => word !== '')
  if (named.length === 0) return null
  const open = named.filter(isOpen).length
  return (
    <section className="box" aria-labelledby="import-words">
      <div className="box-body">
        <h3 id="import-words">Le parole del file e i tuoi scaffali</h3>
        <p className="small muted above-8">
          {supplier
            ? `Le scelte valgono per ${supplier.name}: la prossima volta chiede solo le parole nuove.`
            : 'La tabella si ricorda: la prossima volta chiede solo le parole nuove.'}
          {open > 0 && ` ${some(open, 'parola da decidere', 'parole da decidere')}.`}
        </p>
      </div>
      <table className="data-table">
        <caption className="sr-only">Parole e scaffali</caption>
        <thead>
          <tr>
            <th scope="col">Nel file</th>
            <th scope="col" className="align-right">
              Righe
            </th>
            <th scope="col">Scaffale</th>
            <th scope="col">Perché</th>
          </tr>
        </thead>
        <tbody>
          {named.map((word) => (
            <tr key={word.word} className={isOpen(word) ? 'import-unread' : undefined}>
              <td className="cell-row bold">{word.word}</td>
              <td className="align-right" data-label="Righe">
                {countText(word.rows)}
              </td>
              <td className="cell-row">
                <select
                  className="input full-width"
                  aria-label={`Scaffale di «${word.word}»`}
                  value={word.why === 'chosen' ? placeValue(word, shelves) : ''}
                  disabled={place.busy}
                  onChange={({ target }) => place.send({ word, value: target.value })}
                >
                  <option value="">{word.why === 'chosen' ? 'Decide il negozio' : guessText(word, shelves)}</option>
                  <Places shelves={shelves} />
                </select>
              </td>
              <td className="cell-row small muted" data-label="Perché">
                {reasonText(word)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {wordCount > words.length && (
        <p className="box-body small muted">e altre {countText(wordCount - words.length)} parole</p>
      )}
    </section>
  )
}

/** All shelves; a bicycle's entry includes its kind. */
function Places({ shelves }: { shelves: readonly AdminShelf[] }) {
  return categories.map((category) => {
    const own = shelves.filter((shelf) => shelf.category === category)
    const isBicycle = isBicycleCategory(category)
    return (
      <optgroup key={category} label={categoryNames[category]}>
        {isBicycle ? (
          subcategories.map((kind) => (
            <option key={kind} value={`${category}|${kind}|`}>
              {`${categoryNames[category]} › ${typeName(kind)}`}
            </option>
          ))
        ) : (
          <option value={`${category}||`}>{`${categoryNames[category]}, lo scaffale dal nome`}</option>
        )}
        {own
          .filter((shelf) => !isBicycle || shelf.subcategory === null)
          .flatMap((shelf) => {
            const kind = isBicycle ? kindAbove(shelf, shelves) : ''
            if (kind === undefined) return []
            return (
              <option key={shelf.slug} value={`${category}|${kind}|${shelf.slug}`}>
                {`${categoryNames[category]} › ${shelf.name.it}`}
              </option>
            )
          })}
      </optgroup>
    )
  })
}

function kindAbove(shelf: AdminShelf, shelves: readonly AdminShelf[]): string | undefined {
  const parent = shelves.find(({ slug }) => slug === shelf.parent)
  return shelf.subcategory ?? (parent ? kindAbove(parent, shelves) : undefined)
}

const isOpen = ({ why }: Word) => why === 'nothing' || why === 'shelf_gone'

/** The value of a bicycle's shelf is its kind: it decides the shelf. */
function placeValue({ category, subcategory, shelf }: Word, shelves: readonly AdminShelf[]): string {
  const ofKind = shelves.some((one) => one.slug === shelf && one.subcategory !== null)
  return `${category ?? ''}|${subcategory ?? ''}|${ofKind ? '' : (shelf ?? '')}`
}

function guessText({ category, subcategory, shelf, why }: Word, shelves: readonly AdminShelf[]): string {
  if (why === 'nothing') return 'Scegli uno scaffale'
  if (category === null) return 'Categorie diverse'
  const name = shelves.find(({ slug }) => slug === shelf)?.name.it
  const kind = subcategory ? typeName(subcategory) : undefined
  return [categoryNames[category], name ?? kind].filter(Boolean).join(' › ')
}

function reasonText({ why, chosenAt, examples }: Word): string {
  switch (why) {
    case 'chosen':
      return `come l’ultima volta: scelto il ${chosenAt ? dayText(chosenAt) : 'giorno prima'}`
    case 'shelf_gone':
      return 'lo scaffale scelto non c’è più: scegline un altro'
    case 'shelf_name':
      return 'dal nome dello scaffale'
    case 'vocabulary':
      return 'dal vocabolario'
    case 'names':
      return `dal nome degli articoli: ${examples.join(', ')}`
    default:
      return `da decidere: ${examples.join(', ')}. Senza una scelta entrano spenti, in accessori.`
  }
}
