import type { ReactNode } from 'react'
import type { Advice, Doubt, Fit } from '#shared/domain/catalog/sizes/advise-size.ts'
import type { Body, Riding } from '#shared/domain/catalog/sizes/body.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
import { isOneSize } from '#shared/domain/platform/goods/sizes.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { sizeAdviceTexts } from './size-advice-texts.ts'

interface Props {
  body: Body
  riding: Riding
  advice: Advice | undefined
  /** There is one size, so the question is whether it is the right one. */
  isOne: boolean
  only: string | undefined
  /** Whether the product exists in this size, and whether it is in stock. */
  isMade: boolean
  isLeft: boolean
}

/** The size as large as a race number, its reason, and what speaks against it. */
export function SizeAnswer({ body, riding, advice, isOne, only, isMade, isLeft }: Props) {
  const t = sizeAdviceTexts.useChunk()
  const { sizeValue } = useI18n().texts.catalog
  if (!advice) return <Answer>{t.unknownSizes}</Answer>
  if (advice.state === 'outside')
    return (
      <Answer>
        {advice.by === 'inseam'
          ? t.postEnds(body.inseamCm, advice.limitCm, advice.side)
          : advice.side === 'below'
            ? t.tooSmall(body.heightCm, advice.limitCm)
            : t.tooTall(body.heightCm, advice.limitCm)}
      </Answer>
    )
  const { row, doubts } = advice
  const between = doubts.find(({ kind }) => kind === 'between') as { size: string } | undefined
  const size = sizeValue(row.size)
  const isOwn = only !== undefined && sizeName(only) === sizeName(row.size)
  const isPossible = only !== undefined && advice.possible.some((one) => sizeName(one.size) === sizeName(only))
  return (
    <div className="answer">
      {!isOneSize(row.size) && (
        <p className="answer-size">
          <span className="sr-only">{t.yourSize} </span>
          <span className="num">{size}</span>
          {between && <span className="num answer-other above-10">{sizeValue(between.size)}</span>}
        </p>
      )}
      <div>
        {only !== undefined && (
          <p className="bold">
            {isOwn
              ? isOneSize(only)
                ? t.fitsYou
                : t.isYours
              : isPossible
                ? t.isAtLimit(sizeValue(only))
                : t.isNotYours(sizeValue(only), size)}
          </p>
        )}
        <p>{reason(t, advice, body, size)}</p>
        <p className="small">
          {doubts.length === 0 && advice.possible.length === 1 && !isOneSize(row.size) && t.noDoubt(size)}
          {doubts.map((doubt) => (
            <span key={doubt.kind}>{`${doubtText(t, doubt, riding, sizeValue)} `}</span>
          ))}
        </p>
        {!isOne && !isLeft && <p className="bold">{isMade ? t.soldOut(size) : t.notMade(size)}</p>}
      </div>
    </div>
  )
}

function Answer({ children }: { children: ReactNode }) {
  return (
    <div className="answer">
      <p>{children}</p>
    </div>
  )
}

type Texts = ReturnType<typeof sizeAdviceTexts.useChunk>

function reason(t: Texts, { row, clearanceCm }: Fit, { heightCm, inseamCm }: Body, size: string): string {
  if (clearanceCm !== null && clearanceCm > 0) return t.leaves(heightCm, inseamCm, size, clearanceCm)
  if (isOneSize(row.size)) return t.oneFits(heightCm, row.heightFrom, row.heightTo)
  return t.inRange(heightCm, inseamCm, size, row.heightFrom, row.heightTo)
}

function doubtText(t: Texts, doubt: Doubt, riding: Riding, sizeValue: (size: string) => string): string {
  switch (doubt.kind) {
    case 'clearance':
      return doubt.cm > 0 ? t.littleClearance(doubt.cm, doubt.least) : t.noClearance(doubt.least)
    case 'next-clearance':
      return doubt.cm > 0 ? t.nextLittle(sizeValue(doubt.size), doubt.cm) : t.nextNone(sizeValue(doubt.size))
    case 'between':
      return t.between(sizeValue(doubt.size), doubt.longerMm, doubt.tallerMm)
    case 'near':
      return t.near(sizeValue(doubt.size), doubt.cm)
    case 'inseam':
      return doubt.side === 'below' ? t.shortLegs(doubt.from, doubt.to) : t.longLegs(doubt.from, doubt.to)
    case 'riding':
      return riding === 'fast' ? t.forSpeed(sizeValue(doubt.size)) : t.forTravel(sizeValue(doubt.size))
    case 'arms':
      return t.forArms(sizeValue(doubt.size))
  }
}
