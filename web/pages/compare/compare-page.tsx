import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { addressIn } from '#shared/domain/platform/language.ts'
import { comparedSlugs } from '#web/catalog/compare/compare-address.ts'
import { comparedQuery } from '#web/catalog/compare/compare-queries.ts'
import { useCompareWords } from '#web/catalog/compare/compare-rows.ts'
import { CompareTable } from '#web/catalog/compare/compare-table.tsx'
import { compareTexts } from '#web/catalog/compare/compare-texts.ts'
import { keepCompared } from '#web/catalog/compare/compared-before.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { NothingHere } from '#web/pages/nothing-here.tsx'
import { useApi } from '#web/platform/api.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import './compare.css'

/** Up to three products of a kind side by side; the address can be shared. */
export function ComparePage() {
  const slugs = comparedSlugs(useSearch({ strict: false }))
  return slugs.length > 0 ? <Comparison slugs={slugs} /> : <NothingCompared />
}

function Comparison({ slugs }: { slugs: readonly string[] }) {
  const t = compareTexts.useChunk()
  const { texts, language } = useI18n()
  const { publicUrl } = useShop()
  const { products, goneCount, hasOthers } = useSuspenseQuery(comparedQuery(useApi(), slugs)).data
  const [onlyDifferences, setOnly] = useState(false)
  const switchId = useId()
  const words = useCompareWords(products)
  const [first] = products
  const shown = products.map(({ slug }) => slug).join(',')
  useEffect(() => {
    if (first) keepCompared(first.category, shown.split(','))
  }, [first, shown])
  if (!first) return <NothingCompared />
  const { categories, subcategories, home } = texts.places
  const { category, subcategory } = first
  const isOneKind = products.every((one) => one.subcategory === subcategory)
  const kind = (isOneKind && subcategory && subcategories[subcategory]) || categories[category]
  const address = `/confronta?articoli=${shown}`
  const title = t.title(products.length, kind)
  return (
    <div className="wrap compare-page">
      <PageHead
        title={t.pageTitle(products.map(({ name }) => name).join(', '))}
        description={title}
        path={address}
        noindex
      />
      <nav className="small" aria-label={texts.catalog.breadcrumb}>
        <Link to="/">{home}</Link> /{' '}
        <Link to="/$category" params={{ category }}>
          {categories[category]}
        </Link>{' '}
        / {t.crumb}
      </nav>
      <div className="compare-title flex wraps align-end row-between">
        <div>
          <h1>{title}</h1>
          <p className="muted">{t.lead}</p>
          {goneCount > 0 && <p className="note above-12">{t.gone(goneCount)}</p>}
          {hasOthers && <p className="note above-12">{t.otherKind}</p>}
        </div>
        <div className="compare-actions wraps align-center no-print">
          {products.length > 1 && (
            <span className="row spaced-12">
              <button
                type="button"
                className="switch"
                role="switch"
                aria-checked={onlyDifferences}
                aria-labelledby={switchId}
                onClick={() => setOnly(!onlyDifferences)}
              />
              <span id={switchId}>{t.onlyDifferences}</span>
            </span>
          )}
          <CopyButton
            text={publicUrl.replace(/\/$/, '') + addressIn(address, language)}
            label={t.copyLabel}
            icon={Link2}
          >
            {t.copy}
          </CopyButton>
        </div>
      </div>
      <CompareTable products={products} onlyDifferences={onlyDifferences} />
      {words.length > 0 && (
        <section className="compare-frames above-48" aria-labelledby="compare-words">
          <h2 id="compare-words">{t.inWordsTitle}</h2>
          <p className="lead">{words.join(' ')}</p>
        </section>
      )}
    </div>
  )
}

function NothingCompared() {
  const t = compareTexts.useChunk()
  return (
    <div className="wrap compare-page">
      <PageHead title={t.crumb} description={t.emptyText} path="/confronta" noindex />
      <NothingHere title={t.emptyTitle} text={t.emptyText} link={t.emptyLink} />
    </div>
  )
}
