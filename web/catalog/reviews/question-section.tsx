import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { textLanguage } from '#shared/domain/platform/text-language.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { Attempt, lazyPart } from '#web/ui/lazy-part.tsx'
import { ReviewLanguage } from './review-language.tsx'
import { questionsQuery } from './review-queries.ts'
import { reviewTexts } from './review-texts.ts'

const QuestionForm = lazyPart(async () => (await import('./question-form.tsx')).QuestionForm)

const shownAtFirst = 4

interface Props {
  product: Pick<Product, 'id'>
  /** There are no reviews either: their button stands here. */
  isAlone?: boolean
  children?: ReactNode
}

export function QuestionSection({ product, isAlone = false, children }: Props) {
  const texts = reviewTexts.useChunk()
  const t = texts.questions
  const { language: reader } = useI18n()
  const { name } = useShop()
  const { data: questions = [] } = useQuery(questionsQuery(useApi(), product.id))
  const [isAsking, setAsking] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? questions : questions.slice(0, shownAtFirst)
  return (
    <section
      id={isAlone ? 'recensioni' : 'domande'}
      className={questions.length === 0 ? 'reviews is-silent' : 'reviews'}
      aria-labelledby="questions-title"
    >
      <div className="section-head" id={isAlone ? 'domande' : undefined}>
        <h2 id="questions-title">{isAlone ? t.both : t.title}</h2>
        {questions.length === 0 && <span className="muted">{texts.none}</span>}
        {children}
        {!isAsking && (
          <button type="button" className="btn btn-small" onClick={() => setAsking(true)}>
            <MessageCircleQuestion className="icon icon-s" aria-hidden="true" /> {t.ask}
          </button>
        )}
      </div>
      {isAsking && (
        <Attempt>
          <QuestionForm productId={product.id} />
        </Attempt>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul role="list" className="questions">
        {shown.map(({ id, text, language, answer }) => (
          <li className="review" key={id}>
            <ReviewLanguage of={language} />
            <h3 lang={language}>{text}</h3>
            <p className="note block pre-line">
              <b className="bold">{texts.answeredBy(name)}</b>{' '}
              <time className="hint" dateTime={answer.at}>
                {shopDate(answer.at, reader)}
              </time>
              <br />
              <span lang={textLanguage(answer.text) ?? language}>{answer.text}</span>
            </p>
          </li>
        ))}
      </ul>
      {shown.length < questions.length && (
        <button type="button" className="btn btn-small" onClick={() => setWhole(true)}>
          {t.more(questions.length - shown.length)}
        </button>
      )}
    </section>
  )
}
