import type { ReactNode } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Inspection } from '#shared/contract/catalog/inspection.ts'
import { roundedDecimal } from '#shared/domain/platform/numbers.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { inspectionCardTexts } from './inspection-card-texts.ts'

/** The data lines; unknown values have none, except the mileage, which every buyer asks for. */
export function CardLines({ product, inspection }: { product: Product; inspection: Inspection }) {
  const t = inspectionCardTexts.useChunk()
  const { kilograms, materials } = productTexts.useChunk()
  const { language, texts } = useI18n()
  const { grade, year, isDecade, kilometres, owners, serialEnd, usage, done, workMinutes, remains } = inspection
  const material = product.material && (materials[product.material.toLowerCase()] ?? product.material)
  const frame = [material, serialEnd && t.serialEnd(serialEnd)].filter(Boolean).join(', ')
  const [size] = product.sizes
  return (
    <div className="inspection-readings">
      <dl className="stamps grid">
        {year !== null && <Line name={t.year}>{isDecade ? t.decade(year % 100) : year}</Line>}
        <Line name={t.road} small={usage ?? (kilometres === null ? t.notRecordedText : null)}>
          {kilometres === null ? t.notRecorded : t.kilometres(roundedDecimal(kilometres, 0, language))}
        </Line>
        {owners !== null && <Line name={t.owners}>{owners}</Line>}
        <Line name={t.grade}>
          <span className="grade">{grade}</span> {t.gradeNames[grade]}
        </Line>
        {product.weight && (
          <Line name={t.weight}>{kilograms(roundedDecimal(Number(product.weight), 2, language))}</Line>
        )}
        {(size || frame) && (
          <Line name={t.frame} small={size ? frame : null}>
            {size ? texts.catalog.sizeValue(size.size) : frame}
          </Line>
        )}
        {done && (
          <Wide
            className="stamp-done"
            name={t.done}
            text={done}
            small={workMinutes === null ? null : t.work(workMinutes)}
          />
        )}
        {remains && <Wide className="stamp-due" name={product.soldAt ? t.remained : t.remains} text={remains} />}
      </dl>
    </div>
  )
}

function Line({ name, small, children }: { name: string; small?: string | null; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {small && <small>{small}</small>}
      </dd>
    </div>
  )
}

interface WideProps {
  className: 'stamp-done' | 'stamp-due'
  name: string
  text: string
  small?: string | null
}

function Wide({ className, name, text, small }: WideProps) {
  return (
    <div className={`stamp-wide ${className}`}>
      <dt>{name}</dt>
      <dd>
        <span className="stamp-text block above-2">{text}</span>
        {small && <small>{small}</small>}
      </dd>
    </div>
  )
}
