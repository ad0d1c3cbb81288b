import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { Companion } from '#shared/contract/catalog/catalog.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { togetherTexts } from './together-texts.ts'
import { useAddCompanion } from './use-add-companion.ts'
import './together.css'

/** Companions of a product, each with its reason in one sentence. */
export function GoesTogether({ companions }: { companions: readonly Companion[] }) {
  const t = togetherTexts.useChunk()
  return (
    <section className="above-48" aria-label={t.title}>
      <h2 className="below-16">{t.title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="together box grid" role="list">
        {companions.map((companion) => (
          <li key={companion.id}>
            <Picture category={companion.category} url={companion.imageUrl} alt="" ratio="square" sizes="112px" />
            <div className="can-shrink">
              <h3>
                <Link to="/prodotto/$slug" params={{ slug: companion.slug }}>
                  {wholeCodes(companion.name)}
                </Link>
              </h3>
              <p className="small muted">{t.reasons[companion.because.code]?.(companion.because.values)}</p>
            </div>
            <Price amount={companion.price} />
            <TakeButton companion={companion} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a size has to be chosen, the way to it. */
export function TakeButton({ companion, onTaken }: { companion: Companion; onTaken?(): void }) {
  const t = togetherTexts.useChunk()
  const take = useAddCompanion()
  const sizes = companion.sizes.filter(({ stock }) => stock > 0)
  const { slug, name } = companion
  if (sizes.length > 1)
    return (
      <Link className="btn btn-small" to="/prodotto/$slug" params={{ slug }} aria-label={t.chooseNamed(name)}>
        {t.choose}
      </Link>
    )
  const run = async () => {
    if (await take(companion, sizes[0]?.size ?? null)) onTaken?.()
  }
  return (
    <button type="button" className="btn btn-small" aria-label={t.addNamed(name)} onClick={() => void run()}>
      <Plus className="icon icon-s" aria-hidden="true" />
      {t.add}
    </button>
  )
}
