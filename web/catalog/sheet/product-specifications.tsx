import type { ShownProduct } from '#shared/contract/catalog/catalog.ts'
import { type ProductFact, useArticleFacts, useTechnicalFacts } from '#web/catalog/product/product-facts.tsx'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { FrameTable, useFrameRows } from './frame-table.tsx'

export function ProductSpecifications({ product }: { product: ShownProduct }) {
  const t = productTexts.useChunk()
  const technical = useTechnicalFacts()(product)
  const article = useArticleFacts(product)
  if (product.parts)
    return (
      <div className="product-facts grid">
        <BicycleParts product={product} />
        <BicycleFrame product={product} />
      </div>
    )
  return (
    <div className="product-facts grid">
      <DrawnFrame product={product} />
      <SpecTable caption={t.specifications} isNamed facts={[...technical, ...article]} />
    </div>
  )
}

/** A bicycle's parts by group; what only a workshop asks is folded. */
export function BicycleParts({ product }: { product: ShownProduct }) {
  const t = productTexts.useChunk()
  const facts = new Map(useTechnicalFacts()(product).map((fact) => [fact.key, fact]))
  const article = useArticleFacts(product)
  const parts = new Map(
    (product.parts ?? []).map(({ group, keys }) => [group, keys.flatMap((key) => facts.get(key) ?? [])]),
  )
  const spares = parts.get('spares')
  return (
    <div className="parts">
      {(['frame', 'drivetrain', 'wheels'] as const).map((group) => {
        const rows = parts.get(group)
        return rows && <SpecTable key={group} caption={t.partGroups[group]} facts={rows} />
      })}
      <SpecTable caption={t.partGroups.rest} facts={[...(parts.get('rest') ?? []), ...article]} />
      {spares && (
        <details className="no-print">
          <summary className="small bold">{t.spares(spares.length)}</summary>
          <SpecTable caption={t.partGroups.spares} facts={spares} />
        </details>
      )}
    </div>
  )
}

/** The drawing with its measures, and the geometry by size. */
export function BicycleFrame({ product, chosen }: { product: ShownProduct; chosen?: string | null | undefined }) {
  const rows = useFrameRows(product)
  return (
    <div>
      <DrawnFrame product={product} />
      <FrameTable rows={rows} marks={product.measures?.marks} chosen={chosen} />
    </div>
  )
}

function DrawnFrame({ product: { measures, name } }: { product: ShownProduct }) {
  const t = productTexts.useChunk()
  if (!measures) return null
  return (
    <figure className="frame-sizes">
      <div className="relative">
        <img src={measures.url} alt={t.drawn(name)} width="800" height="533" loading="lazy" />
        {measures.marks.map(({ of, text, x, y }) => (
          <span className="absolute bold nowrap" key={of} style={{ left: `${x}%`, top: `${y}%` }}>
            {text}
          </span>
        ))}
      </div>
      <figcaption className="small muted">{t.drawnNote}</figcaption>
    </figure>
  )
}

interface TableProps {
  caption: string
  /** By the heading above it. */
  isNamed?: boolean
  facts: readonly ProductFact[]
}

function SpecTable({ caption, isNamed = false, facts }: TableProps) {
  return (
    <table className="spec-table">
      <caption className={isNamed ? 'sr-only' : undefined}>{caption}</caption>
      <tbody>
        {facts.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
