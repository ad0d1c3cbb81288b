import type { Product } from '#shared/contract/catalog/catalog.ts'
import { useFactText } from '#web/catalog/fact-text.ts'
import { useTexts } from '#web/i18n/i18n.tsx'

/** A fact that every card of a list shows, so that figures align. */
export interface CardFact {
  key: string
  label: string
}

const most = 3
/** Facts of fewer products would give a column of «non indicato». */
const leastShare = 0.5

/** The first important facts of a section that most of its products have. */
export function cardFacts(keys: readonly string[], products: readonly Product[]): CardFact[] {
  const reported = keys.flatMap((key) => {
    const facts = products.flatMap((product) => product.facts.find((fact) => fact.key === key) ?? [])
    const [first] = facts
    return first && facts.length >= leastShare * products.length ? [{ key, label: first.label }] : []
  })
  return reported.slice(0, most)
}

export function CardFacts({ product, facts }: { product: Product; facts: readonly CardFact[] }) {
  const t = useTexts().catalog
  const factText = useFactText()
  if (facts.length === 0) return null
  return (
    <dl className="card-facts line-above flex wraps above-10 text-s">
      {facts.map(({ key, label }) => {
        const fact = product.facts.find((one) => one.key === key)
        return (
          <div className="flex row-between spaced-8 line-below" key={key}>
            <dt className="muted">{label}</dt>
            <dd className={fact ? undefined : 'muted'}>{fact ? factText(fact) : t.notStated}</dd>
          </div>
        )
      })}
    </dl>
  )
}
