import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { resendUndelivered, sendTestMail, type TestMailResult } from '#shared/contract/messages/admin-mails.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { useShop } from '#web/shop-query.ts'
import { tasksQuery } from './today-tasks.tsx'

const outcomes: Record<TestMailResult['state'], (result: TestMailResult) => string> = {
  sent: ({ to }) => `Il server di posta ha preso l’e-mail per ${to}. Guarda se arriva, anche nello spam.`,
  not_delivered: () =>
    'L’e-mail non è partita: non c’è un server di posta. È solo un file nella cartella «mail» dei dati.',
  failed: ({ error }) => `L’e-mail non è partita. Il server di posta risponde: ${error ?? 'niente'}`,
}

/** The state of mail sending, a test mail, and undelivered mails. */
export function MailSettings() {
  const api = useApi()
  const queries = useQueryClient()
  const { email } = useShop()
  const { data } = useQuery(tasksQuery(api))
  const test = useMutation({
    mutationFn: () => api(sendTestMail),
    onError: (error) => sayError(messageOf(error, 'Impossibile inviare l’e-mail di prova')),
  })
  return (
    <div className="stack">
      {data && !data.undeliveredMails.hasServer && (
        <p className="note note-warning">
          <b className="bold">Le e-mail non partono.</b> Il negozio non ha un server di posta: chi lo ospita lo imposta
          e riavvia. Fino ad allora ogni e-mail è solo un file nella cartella «mail» dei dati.
        </p>
      )}
      <h3>Prova</h3>
      <p className="small muted">Invia un’e-mail a {email} e dice com’è andata.</p>
      <button
        type="button"
        className="btn"
        aria-disabled={test.isPending}
        onClick={() => !test.isPending && test.mutate()}
      >
        {test.isPending && <span className="spin" aria-hidden="true" />} Invia un’e-mail di prova
      </button>
      <p role="status" className={test.data?.state === 'sent' ? 'bold success-text' : 'bold error-text'}>
        {!test.isPending && test.data && outcomes[test.data.state](test.data)}
      </p>
      {data?.undeliveredMails.hasServer && data.undeliveredMails.count > 0 && (
        <ResendUndelivered
          count={data.undeliveredMails.count}
          onDone={() => refresh(queries, 'mails', 'todo', 'orders')}
        />
      )}
    </div>
  )
}

/** One press for all that was only written as a file. */
export function ResendUndelivered({ count, onDone }: { count: number; onDone(): void }) {
  const api = useApi()
  const resend = useMutation({
    mutationFn: () => api(resendUndelivered),
    onSuccess: ({ count: due }) => say('E-mail in partenza', due === 1 ? '1 e-mail' : `${due} e-mail`),
    onError: (error) => sayError(messageOf(error, 'Impossibile spedire le e-mail')),
    onSettled: onDone,
  })
  return (
    <p className="note note-warning">
      {count === 1 ? '1 e-mail non è mai partita.' : `${count} e-mail non sono mai partite.`}{' '}
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={resend.isPending}
        onClick={() => !resend.isPending && resend.mutate()}
      >
        Spediscile ora
      </button>
    </p>
  )
}
