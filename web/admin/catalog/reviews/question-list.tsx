import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Hourglass, Trash2 } from 'lucide-react'
import {
  type AdminQuestion,
  answerQuestion,
  deleteQuestion,
  listAdminQuestions,
} from '#shared/contract/catalog/admin-questions.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ReviewReply } from './review-reply.tsx'

export function QuestionList() {
  const { address } = useAdminAddress()
  const list = useQuery(listPageQuery(useApi(), listAdminQuestions, { q: address.cerca }, address.pagina ?? 1))
  const remove = useAct({
    call: (api, { id }: AdminQuestion) => api(deleteQuestion, { params: { id: String(id) } }),
    said: 'Domanda eliminata',
    failed: () => 'La domanda non è stata eliminata. Riprova.',
  })
  const deletion = useQuestion<AdminQuestion>({
    title: 'Eliminare la domanda?',
    confirmLabel: 'Elimina',
    cancelLabel: 'Annulla',
    act: remove,
    text: ({ text }) => <p>«{text}» sparisce per sempre, con la sua risposta.</p>,
  })
  return (
    <>
      <AdminList
        list={list}
        failure="Le domande non si caricano."
        empty={address.cerca ? 'Nessuna domanda trovata.' : 'Nessuna domanda presente.'}
        skeleton={<TableSkeleton rows={3} height="tall-160" />}
      >
        {({ rows }) => (
          <div className="box-body stack">
            {rows.map((question) => (
              <QuestionCard key={question.id} question={question} onDelete={() => deletion.ask(question)} />
            ))}
          </div>
        )}
      </AdminList>
      {deletion.dialog}
    </>
  )
}

function QuestionCard({ question, onDelete }: { question: AdminQuestion; onDelete(): void }) {
  const { id, text, email, answer, createdAt, product } = question
  const about = `question-${id}`
  return (
    <article className={`review-entry ${answer ? '' : 'is-waiting'}`} aria-labelledby={about}>
      <div className="row wraps spaced-6-12 below-12">
        <h3 id={about} className="admin-plain">
          {text}
        </h3>
        {answer ? (
          <Badge tone="ok" icon={CircleCheck}>
            Pubblicata
          </Badge>
        ) : (
          <Badge tone="amber" icon={Hourglass}>
            Senza risposta
          </Badge>
        )}
      </div>
      <ReviewReply
        about={about}
        answer={answer}
        isShown
        hint={`Domanda e risposta compaiono sulla pagina dell’articolo.${email ? ' Chi l’ha fatta riceve un’e-mail.' : ''}`}
        call={(api, words) => api(answerQuestion, { params: { id: String(id) }, body: { text: words } })}
      />
      <div className="review-foot">
        <p className="small muted can-shrink">
          <time dateTime={createdAt}>{momentText(createdAt)}</time>
          {email && `, ${email}`}
          <br />
          {product.slug ? <a href={`/prodotto/${product.slug}#domande`}>{product.name}</a> : product.name} ·{' '}
          <span className="nowrap">Codice {product.productCode || 'N/A'}</span>
        </p>
        <button type="button" className="btn btn-danger btn-small" aria-describedby={about} onClick={onDelete}>
          <Trash2 className="icon icon-s" aria-hidden="true" /> Elimina
        </button>
      </div>
    </article>
  )
}
